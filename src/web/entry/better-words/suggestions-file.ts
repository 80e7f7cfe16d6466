import type { Suggestion } from "./suggestions.ts";

/** Prevents spreadsheets from running a text as a formula. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const COLUMNS = ["Language", "English", "Draft", "Better words"];

export function fileOf(suggestions: readonly Suggestion[], day: string) {
  const rows = suggestions.map(({ language, english, draft, better }) => [
    language,
    english,
    draft,
    better,
  ]);
  const lines = [COLUMNS, ...rows].map((cells) => cells.map(cellOf).join(","));
  // The byte order mark tells Excel that the file is UTF-8.
  const text = `\uFEFF${lines.join("\r\n")}\r\n`;
  return { name: `mwezi-words-${day}.csv`, blob: new Blob([text], { type: "text/csv" }) };
}
