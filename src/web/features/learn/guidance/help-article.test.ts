import { describe, expect, it } from "vitest";
import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";
import { lastRules, rules } from "#domain/concerns/engine/rules.ts";
import { callNowSigns, goSoonSigns, todaySigns } from "./view-model.ts";
import { callNowWords, goSoonWords, todayWords } from "./words.ts";

const files = import.meta.glob<string>("../../../articles/en/when-to-get-help.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const [article = ""] = Object.values(files);
const [now = "", today = "", soon = ""] = article.split(/## Go (?:today|soon, within days)/);

const signs: Readonly<Record<string, readonly ConcernKey[]>> = {
  ...Object.fromEntries(Object.entries(callNowSigns).map(([row, { concern }]) => [row, [concern]])),
  ...Object.fromEntries(Object.entries(todaySigns).map(([row, concern]) => [row, [concern]])),
  ...goSoonSigns,
};
const words = new Map(Object.entries({ ...callNowWords, ...todayWords, ...goSoonWords }));
const triggers = new Map([...rules, ...lastRules].map(({ key, trigger }) => [key, trigger]));

/** The lines of a part that name rows of the table, as "- A sign. {row row}". */
const linesOf = (part: string) =>
  [...part.matchAll(/^- (.*) \{(.*)\}$/gm)].map(([, said = "", rows = ""]) => ({
    said: said.replace(/\[[^\]]*\]\(#[^)]*\)/g, ""),
    rows: rows.split(" "),
  }));
const rowsOf = (part: string) => [...new Set(linesOf(part).flatMap(({ rows }) => rows))].toSorted();
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

it.each([
  ["now", now, callNowSigns],
  ["today", today, todaySigns],
  ["within days", soon, goSoonSigns],
])("the article lists the help page's signs for %s", (_, part, table) => {
  expect(rowsOf(part)).toEqual(Object.keys(table).toSorted());
});

describe.each([now, today, soon].flatMap(linesOf))("the line “$said”", ({ said, rows }) => {
  it("has the numbers of the help page", () => {
    const onPage = rows.flatMap((row) => numbersIn(words.get(row)?.message ?? ""));
    for (const number of numbersIn(said)) expect(onPage).toContain(number);
  });

  it("has the numbers of the rules", () => {
    const ofRules = rows
      .flatMap((row) => signs[row] ?? [])
      .flatMap((key) => numbersIn(triggers.get(key) ?? ""));
    for (const number of numbersIn(said)) expect(ofRules).toContain(number);
  });
});
