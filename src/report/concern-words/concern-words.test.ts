import { expect, it } from "vitest";
import { rules } from "#domain/concerns/rules.ts";
import { concernWords } from "./concern-words.ts";

const MOST_WORDS_OF_AN_ACTION = 20;
const entries = Object.entries(concernWords);

it("every rule has its words", () => {
  const spoken = new Set(entries.map(([name]) => name.split(" ")[0]));
  expect(rules.map(({ key }) => key).filter((key) => !spoken.has(key))).toEqual([]);
});

it.each(entries)("%s says what to do in few words, and names no illness as hers", (_, words) => {
  expect(words?.action.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS_OF_AN_ACTION);
  for (const text of [words?.action, words?.reason, words?.ask]) {
    expect(text).toMatch(/[.?]$/);
    expect(text).not.toMatch(/\byou have (pcos|endometriosis|cancer|diabetes|an? infection)\b/i);
  }
});
