import { i18n, type Messages } from "@lingui/core";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { broughtBy } from "./brought.ts";
import { type Area, english, type FetchWords } from "./catalogues.ts";
import { fetchLanguage } from "./languages/fetch-language.ts";
import { messagesIn } from "./numbered-messages.ts";
import { addForms } from "./written-forms.ts";

const asked = new Set<Area>(["app"]);
const loaded = new Set<string>();
/** The requested language, and the one on screen. */
let language: LanguageTag = "en";
let shown: LanguageTag = "en";
/** Resolves when both are the same. */
let switching: Promise<void> = Promise.resolve();

/**
 * Switches the page to a language with all messages loaded so far. If loading fails, the page stays
 * in its language, or starts in English.
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

/** The areas this page has requested. */
export const areasHere = (): readonly Area[] => [...asked];

/** The requested language. */
export const languageHere = (): LanguageTag => language;

/** Loads the messages of an area, once per language. */
export async function loadWords(area: Area, tag: LanguageTag = language): Promise<void> {
  asked.add(area);
  const key = `${tag} ${area}`;
  if (loaded.has(key)) return;
  addWords(tag, await fetchMessages(area, tag));
  loaded.add(key);
}

const words = new Map<LanguageTag, Messages>();

/**
 * Adds messages by mutation: Lingui's `load` announces a change, and rerendering the whole page
 * takes 80 ms on a cheap phone.
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

/** Whether the messages of an area are loaded in the current language. */
export const hasWords = (area: Area): boolean => loaded.has(`${shown} ${area}`);

/** Loads the messages of an area; its date and number formats are loaded by then, too. */
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

/** Loads the messages of an area and of those it brings. */
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

/** Loads a screen's code together with its messages, for React's `lazy`. */
export async function withWords<Screen>(
  area: Area,
  fetchScreen: () => Promise<Screen>,
): Promise<{ default: Screen }> {
  const [screen] = await Promise.all([fetchScreen(), loadArea(area)]);
  return { default: screen };
}

export { i18n };
