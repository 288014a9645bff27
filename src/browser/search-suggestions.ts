import { openLookup } from "./collection-lookups.ts";
import {
  announcementOf,
  LOOKUP_COLLECTIONS,
  type LookupCollection,
  type Suggestion,
  suggestionsOf,
} from "./suggestion.ts";
import { createSuggestionList, type SuggestionList } from "./suggestion-list.ts";

/** Lines at most: what fits under the field without scrolling. */
const LINES = 8;
/** Wait after a key, in milliseconds: less than between two keys of a slow typist, more than between two of a fast one. */
const PAUSE = 80;

/** The parts of the search form that suggestions need. */
type SearchForm = { field: HTMLInputElement; collection: HTMLSelectElement; status: HTMLElement };

function searchForm(): SearchForm | null {
  const form = document.querySelector("form[data-suggest]");
  const field = form?.querySelector<HTMLInputElement>("input[name=q]");
  const collection = form?.querySelector<HTMLSelectElement>("select[name=collection]");
  const status = form?.querySelector<HTMLElement>("[role=status]");
  return field && collection && status ? { field, collection, status } : null;
}

async function lookUp(text: string, name: string): Promise<Suggestion[]> {
  const collection: LookupCollection | undefined = LOOKUP_COLLECTIONS.find((each) => each === name);
  if (collection === undefined || text.trim() === "") return [];
  const { lookup, reading } = await openLookup(collection);
  return suggestionsOf(await lookup.search(text, LINES), collection, reading.written);
}

/** Answers a key of the field; the ones that are not about the list are the browser's. */
function onKey(event: KeyboardEvent, list: SuggestionList, refresh: () => void): void {
  if (event.isComposing) return;
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
  const chosen = list.chosen();
  if (step !== null) {
    if (list.isShown()) list.move(step);
    else refresh();
  } else if (event.key === "Enter" && chosen !== null) chosen.click();
  else if (event.key === "Escape" && list.isShown()) list.hide();
  else return;
  event.preventDefault();
}

/** Suggests documents while a person types; the form works the same without. */
function suggestWhileTyping({ field, collection, status }: SearchForm): void {
  const list = createSuggestionList(field);
  let asked = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    asked += 1;
    clearTimeout(pause);
    list.hide();
    status.textContent = "";
  };
  const refresh = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    // What cannot be loaded is not suggested: the search itself needs none of it.
    const found = await lookUp(field.value, collection.value).catch((): Suggestion[] => []);
    if (mine !== asked || document.activeElement !== field) return;
    list.show(found);
    status.textContent = field.value.trim() === "" ? "" : announcementOf(found);
  };
  field.addEventListener("input", () => {
    // Enter means what is typed now, until a line is chosen again.
    list.leave();
    clearTimeout(pause);
    pause = setTimeout(refresh, PAUSE);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") asked += 1;
    onKey(event, list, refresh);
  });
  field.addEventListener("blur", close);
  field.form?.addEventListener("submit", close);
}

const form = searchForm();
if (form !== null) suggestWhileTyping(form);
