import { describe, expect, it } from "vitest";
import { fetchMessages } from "../i18n.ts";
import { afrikaans } from "./afrikaans.ts";
import type { DraftLanguage } from "./draft-language.ts";
import { isixhosa } from "./isixhosa.ts";
import { isizulu } from "./isizulu.ts";

type DraftArea = keyof DraftLanguage["catalogues"];

const areas = Object.keys(isizulu.catalogues) as DraftArea[];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Pairs of English and draft messages; loading may have extended the English catalogue. */
async function pairsOf({ catalogues }: DraftLanguage, area: DraftArea) {
  const source = await fetchMessages(area, "en");
  const { messages } = await catalogues[area]();
  return Object.entries(messages)
    .map(([id, draft]) => ({ id, text: source[id], draft }))
    .filter(({ text }) => text !== undefined);
}

/** The distinct placeholders and tags of a compiled message: `count plural`, `0`, `<0>`. */
function placesIn(message: unknown): string[] {
  const found = new Set<string>();
  const look = (part: unknown) => {
    if (typeof part === "string") for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) found.add(tag);
    if (!Array.isArray(part)) return;
    const [name, kind, forms] = part;
    found.add(`${name} ${kind ?? ""}`);
    if (forms && typeof forms === "object") for (const form of Object.values(forms)) lookAll(form);
  };
  const lookAll = (parts: unknown) => (Array.isArray(parts) ? parts.forEach(look) : look(parts));
  lookAll(message);
  return [...found].sort();
}

describe.each([isizulu, isixhosa, afrikaans])("the drafts in $forms.language", (language) => {
  it.each(areas)("of %s have the placeholders and tags of the English messages", async (area) => {
    const pairs = await pairsOf(language, area);
    for (const { id, text, draft } of pairs) expect(placesIn(draft), id).toEqual(placesIn(text));
  });

  it.each(["crisis", "logout", "password"] as const)(
    "translate every sentence of %s",
    async (area) => {
      const sentences = (await pairsOf(language, area)).filter(({ text }) =>
        JSON.stringify(text).includes(" "),
      );
      const inEnglish = sentences.filter(({ text, draft }) => same(draft, text));
      expect(inEnglish.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
    },
  );

  it("use composed letters and the curved apostrophe", async () => {
    for (const area of areas) {
      for (const { text, draft } of await pairsOf(language, area)) {
        if (same(draft, text)) continue;
        expect(JSON.stringify(draft)).toBe(JSON.stringify(draft).normalize("NFC"));
        expect(JSON.stringify(draft)).not.toContain("'");
      }
    }
  });
});
