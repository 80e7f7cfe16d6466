import { readFileSync, writeFileSync } from "node:fs";
import Papa from "papaparse";
import { catalogueOf, keyOf, messagesFor } from "./catalogues.ts";
import { markReviewed } from "./reviews/review-state.ts";

const pairOf = (english: string, text: string) => `${english}\n${text}`;

/**
 * The pairs of English and translation that a reader has marked in a sheet: "Read" is filled in,
 * without a correction.
 */
export function pairsRead(sheet: string): ReadonlySet<string> {
  const { data } = Papa.parse<Record<string, string>>(sheet.replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: "greedy",
  });
  return new Set(
    data.flatMap(({ English = "", Draft = "", Read = "", "Better words": better = "" }) =>
      Read.trim() === "" || Draft === "" || better.trim() !== "" ? [] : [pairOf(English, Draft)],
    ),
  );
}

export function markCatalogues(language: string, pairs: ReadonlySet<string>): number {
  const read = new Map(
    messagesFor(language).flatMap(({ key, english, text }) =>
      pairs.has(pairOf(english, text)) ? [[key, { english, text }] as const] : [],
    ),
  );
  const { path, blocks } = catalogueOf(language);
  const marked = blocks.map((block) => {
    const message = read.get(keyOf(block));
    return message === undefined ? block : markReviewed(block, message.english, message.text);
  });
  const [head = ""] = readFileSync(path, "utf8").split("\n\n");
  writeFileSync(path, `${[head, ...marked].join("\n\n").trimEnd()}\n`);
  return read.size;
}
