import { describe, expect, it } from "vitest";
import { languageTags } from "#contract/kernel/language-tag.ts";
import { readCatalogue } from "#server/documents/language/read-catalogue.ts";
import { concernWords } from "./concern-words.ts";
import { concernMessages } from "./messages.ts";
import { inThirdPerson } from "./third-person.ts";

it.each(Object.entries(concernWords))("%s reads in the third person", (_, words) => {
  for (const text of [words?.action, words?.today, words?.soon, words?.later, words?.reason]) {
    if (text !== undefined) expect(inThirdPerson(text)).not.toMatch(/\byou|\b(her she|she her)\b/i);
  }
});

const YOU: Readonly<Partial<Record<string, RegExp>>> = {
  en: /\b(you|your|i|my)\b/i,
  sw: /\b(wewe|[ywlzcvkp]h?ako)\b/i,
  ha: /(?<!\p{L})(ki|kin|kina|kike|\p{L}+[nr]ki)(?!\p{L})/iu,
  yo: /(?<![\p{L}\p{M}])(rẹ|o|ìwọ)(?![\p{L}\p{M}])/iu,
  zu: /\b(wena|[wylzkbs]h?akho)\b/i,
  xh: /\b(wena|[wylzkbs]h?akho)\b/i,
  af: /\b(jy|jou)\b/i,
};

describe.each(languageTags)("the facts in %s", (tag) => {
  const texts = { ...concernMessages, ...readCatalogue(tag) };

  it("don't address the user, as a doctor reads them too", () => {
    const facts = Object.keys(concernMessages).filter((id) => /^concern\.(fact|value)\./.test(id));
    const addressed = facts.filter((id) => YOU[tag]?.test(texts[id] ?? ""));
    expect(addressed.map((id) => `${id}: ${texts[id]}`)).toEqual([]);
  });
});
