import { i18n, type Messages } from "@lingui/core";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { broughtBy } from "./brought.ts";
import { type Area, english, type FetchWords } from "./catalogues.ts";
import { fetchLanguage } from "./languages/fetch-language.ts";
import { messagesIn } from "./numbered-messages.ts";
import { addForms } from "./written-forms.ts";

const asked = new Set<Area>(["app"]);
const loaded = new Set<string>();
/** The one she wants, and the one the page stands in. */
let language: LanguageTag = "en";
let shown: LanguageTag = "en";
/** Ends when the two are one. */
let switching: Promise<void> = Promise.resolve();

/**
 * Shows the page in a language, with all words it has asked for so far. Where they do not come, it
 * stays in the one it is in, or begins in English.
 */
export function activateLanguage(next: LanguageTag = "en"): Promise<void> {
  language = next;
  switching = Promise.all([...asked].map((area) => loadWords(area, next))).then(
    () => {
      if (language !== next) return;
      shown = next;
      i18n.activate(next);
    },
    (error: unknown) => {
      if (next === "en") throw error;
      return activateLanguage(shown === next ? "en" : shown);
    },
  );
  return switching;
}

/** The areas whose words this page has asked for. */
export const areasHere = (): readonly Area[] => [...asked];

/** The language she wants the page in. */
export const languageHere = (): LanguageTag => language;

/** Once for each area of a language. */
export async function loadWords(area: Area, tag: LanguageTag = language): Promise<void> {
  asked.add(area);
  const key = `${tag} ${area}`;
  if (loaded.has(key)) return;
  addWords(tag, await fetchMessages(area, tag));
  loaded.add(key);
}

const words = new Map<LanguageTag, Messages>();

/**
 * Lingui keeps the words it is given and reads them at each message. Given more of them it announces a
 * change, for which all that stands is drawn anew, though none of it shows them: 80 ms on a cheap phone.
 */
function addWords(tag: LanguageTag, more: Messages): void {
  const known = words.get(tag);
  if (known !== undefined) {
    Object.assign(known, more);
    return;
  }
  const first = { ...more };
  words.set(tag, first);
  i18n.load(tag, first);
}

/** Whether the page, in the language it stands in, has the words of an area. */
export const hasWords = (area: Area): boolean => loaded.has(`${shown} ${area}`);

/** The words of an area in a language; its forms are there once this is answered. */
export async function fetchMessages(area: Area, tag: LanguageTag): Promise<Messages> {
  const fetchWords = await catalogueOf(area, tag);
  return messagesIn((await fetchWords()).messages);
}

async function catalogueOf(area: Area, tag: LanguageTag): Promise<FetchWords> {
  if (tag !== "en") {
    const { catalogues, forms } = await fetchLanguage(tag);
    addForms(forms);
    return catalogues[area];
  }
  if (isAtHand(area)) return english[area];
  return (await import("./rare-english.ts")).rareEnglish[area];
}

const isAtHand = (area: Area): area is keyof typeof english => area in english;

/** The words of an area, with those that come with it. */
export async function loadArea(area: Area): Promise<void> {
  const tag = language;
  try {
    const shared = broughtBy(area).map((one) => loadWords(one));
    await Promise.all([loadWords(area), ...shared, switching]);
  } catch (error) {
    await switching;
    if (language === tag) throw error;
    await loadArea(area);
  }
}

/** A screen together with the words it shows, as React's `lazy` takes it. */
export async function withWords<Screen>(
  area: Area,
  fetchScreen: () => Promise<Screen>,
): Promise<{ default: Screen }> {
  const [screen] = await Promise.all([fetchScreen(), loadArea(area)]);
  return { default: screen };
}

export { i18n };
