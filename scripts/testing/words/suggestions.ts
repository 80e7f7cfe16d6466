import { readFileSync } from "node:fs";
import Papa from "papaparse";

/** Before a sign that a spreadsheet would reckon with, the export puts one that stops it. */
const GUARD = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** The words that exported files suggest for a language, by the id of their message. */
export function readSuggestions(
  files: readonly string[],
  language: string,
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const file of files) {
    const { data } = Papa.parse<Record<string, string>>(
      readFileSync(file, "utf8").replace("\uFEFF", ""),
      { header: true, skipEmptyLines: "greedy" },
    );
    for (const { Language, Id, "Better words": better } of data) {
      if (Language !== language || Id === undefined || better === undefined) continue;
      words.set(Id, [...(words.get(Id) ?? []), better.replace(GUARD, "")]);
    }
  }
  return words;
}
