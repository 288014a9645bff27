import { SERVICE_LABEL, type ServiceText } from "../model/service-text.ts";
import type { SpanishText } from "./bill-shelf.ts";

type Service = { model: string; written_on: string; summary: { en: string; es: string | null } };

/** A text that the service wrote, in English and labelled. */
export function serviceText({ model, written_on }: Omit<Service, "summary">, text: string): ServiceText {
  return { label: SERVICE_LABEL, lang: "en", text, model, written_on };
}

/** The summary in English, null until there is one. */
export function summaryOf(service: Service | null): ServiceText | null {
  return service === null ? null : serviceText(service, service.summary.en);
}

/** What there is in Spanish. */
export function spanishOf(service: (Service & { reasoning?: { es: string | null } | null }) | null): SpanishText {
  return { summary: service?.summary.es ?? null, reasoning: service?.reasoning?.es ?? null };
}
