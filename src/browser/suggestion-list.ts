import type { Suggestion } from "./suggestion.ts";

/** The list of a combobox: shown, walked with the keyboard, hidden. */
export type SuggestionList = {
  /** Shows other lines; what was chosen stays chosen where it is among them. */
  readonly show: (suggestions: readonly Suggestion[]) => void;
  readonly hide: () => void;
  readonly isShown: () => boolean;
  /** Chooses the field itself. */
  readonly leave: () => void;
  /** Goes on by so many lines, past either end to the field itself. */
  readonly move: (step: 1 | -1) => void;
  /** The line that Enter opens, null while the field itself is meant. */
  readonly chosen: () => HTMLAnchorElement | null;
};

const LIST_ID = "suggestions";

function lineOf({ href, label, heading, place }: Suggestion, at: number): HTMLAnchorElement {
  const line = document.createElement("a");
  Object.assign(line, { href, id: `suggestion-${at}`, className: "suggestion", tabIndex: -1 });
  line.setAttribute("role", "option");
  line.setAttribute("aria-selected", "false");
  for (const [part, words] of Object.entries({ label, heading, place })) {
    const span = document.createElement("span");
    span.className = `suggestion-${part}`;
    span.textContent = words;
    // Blanks, so that the parts are words of their own to whoever reads the line aloud.
    line.append(span, " ");
  }
  return line;
}

/** Makes a field a combobox with a list after it, as the ARIA pattern for a list with autocompletion has it. */
export function createSuggestionList(field: HTMLInputElement): SuggestionList {
  const list = document.createElement("div");
  Object.assign(list, { id: LIST_ID, className: "suggestions", hidden: true });
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  field.after(list);
  // Pressing on a line would take the focus from the field, and so close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off" };
  for (const [name, value] of Object.entries({ ...attributes, "aria-controls": LIST_ID }))
    field.setAttribute(name, value);

  let lines: HTMLAnchorElement[] = [];
  let at = -1;
  const choose = (next: number): void => {
    lines[at]?.setAttribute("aria-selected", "false");
    at = next;
    const line = lines[at];
    line?.setAttribute("aria-selected", "true");
    line?.scrollIntoView({ block: "nearest" });
    if (line === undefined) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", line.id);
  };
  const show = (suggestions: readonly Suggestion[]): void => {
    const before = lines[at]?.href;
    choose(-1);
    lines = suggestions.map(lineOf);
    list.replaceChildren(...lines);
    list.hidden = lines.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(lines.findIndex(({ href }) => href === before));
  };
  return {
    show,
    hide: () => show([]),
    isShown: () => !list.hidden,
    leave: () => choose(-1),
    move: (step) => choose(((at + 1 + step + lines.length + 1) % (lines.length + 1)) - 1),
    chosen: () => lines[at] ?? null,
  };
}
