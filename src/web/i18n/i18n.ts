import { i18n, type Messages } from "@lingui/core";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import { wantedLanguage } from "#web/boot/language.ts";
import type { Table } from "./catalogues.ts";
import { addForms } from "./written-forms.ts";

export type { Table };

/** The language whose messages the build has put into this copy of the code; none elsewhere. */
const inCode = import.meta.env.PROD && !import.meta.env.SSR ? wantedLanguage() : null;

const fetchForms = import.meta.glob<{ readonly forms: WrittenForms }>("./*.ts", {
  base: "../../domain/language/forms",
});

const asked = new Set<Table>();
const loaded = new Set<string>();
let language: LanguageTag = "en";
let shown: LanguageTag = "en";
/** Resolves when both are the same. */
let switching: Promise<void> = Promise.resolve();

/** Switches without a reload. If loading fails, the page stays in its language, or starts in English. */
export function activateLanguage(next: LanguageTag = "en"): Promise<void> {
  language = next;
  switching = prepare(next).then(
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

export const languageHere = (): LanguageTag => language;

export const tablesHere = (): readonly Table[] => [...asked];

async function prepare(tag: LanguageTag): Promise<void> {
  const tables = [...asked].map((table) => addTable(table, tag));
  await Promise.all([addForeignWords(tag), addFormsOf(tag), ...tables]);
}

async function addFormsOf(tag: string): Promise<void> {
  const fetched = await fetchForms[`./${tag}.ts`]?.();
  if (fetched !== undefined) addForms(fetched.forms);
}

/** The messages of a language that is not in the code. */
async function addForeignWords(tag: LanguageTag): Promise<void> {
  if (tag !== inCode && !loaded.has(tag)) addWords(tag, await fetchCatalogue(tag));
  loaded.add(tag);
}

export async function fetchCatalogue(tag: LanguageTag): Promise<Messages> {
  const { catalogues } = await import("./catalogues.ts");
  const fetched = await catalogues[`./locales/${tag}.po`]?.();
  return fetched?.messages ?? {};
}

/** Loads a table with the forms of its language, which may be another than the page's. */
export async function fetchTable(table: Table, tag: LanguageTag): Promise<Messages> {
  const [{ tables }] = await Promise.all([import("./catalogues.ts"), addFormsOf(tag)]);
  const fetched = await tables[table][`./locales/${tag}.po`]?.();
  return fetched?.messages ?? {};
}

async function addTable(table: Table, tag: LanguageTag): Promise<void> {
  asked.add(table);
  const key = `${tag} ${table}`;
  if (!loaded.has(key)) addWords(tag, await fetchTable(table, tag));
  loaded.add(key);
}

export const hasTable = (table: Table): boolean => loaded.has(`${shown} ${table}`);

export async function loadTable(table: Table): Promise<void> {
  const tag = language;
  try {
    await Promise.all([addTable(table, tag), switching]);
  } catch (error) {
    await switching;
    if (language === tag) throw error;
    await loadTable(table);
  }
}

const words = new Map<LanguageTag, Messages>();

/** Mutates the catalogue: Lingui's `load` rerenders the page, 80 ms on a cheap phone. */
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

export { i18n };
