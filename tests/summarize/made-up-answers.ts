/** An answer on a bill that may be kept. */
export const BILL_ANSWER = {
  summary_en:
    "This bill moves the hour of the market bell. Its text says “the market bell shall be rung at one o'clock” on days of the fair, and it sets what a keeper owes.",
  summary_es:
    "Este proyecto cambia la hora de la campana del mercado en los días de la feria y dice lo que debe el guardián que la olvida.",
  topic_tags: ["Market bells", "fairs", "Fairs"],
};

/** An answer on an opinion that may be kept. */
export const OPINION_ANSWER = {
  summary_en:
    "The court affirms the order to light the lamps of the lantern house at dusk and rejects the appeal of its keeper in full.",
  summary_es:
    "El tribunal confirma la orden de encender las lámparas de la casa de los faroles y rechaza la apelación del guardián.",
  legal_areas: ["lantern law"],
  reasoning_en:
    "The court reads the rules of the town as they are written: a lamp that is lit where nobody sees it does not serve the street, and so it is not lit for the purposes of the rules.",
  reasoning_es:
    "El tribunal lee las reglas de la ciudad como están escritas: una lámpara que nadie ve no sirve a la calle, y por eso no está encendida para los fines de las reglas.",
  key_quotes: ["a lamp which nobody sees has not been lit within the meaning of the lantern rules"],
};
