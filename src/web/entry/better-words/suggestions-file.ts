import type { Suggestion } from "./suggestions.ts";

/** What a spreadsheet may run as a formula gets a sign before it that stops it. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const COLUMNS = ["Language", "English", "Draft", "Better words"];

/** As `npm run words -- sw --suggestions FILE` reads it back, and any spreadsheet. */
export function fileOf(suggestions: readonly Suggestion[], day: string) {
  const rows = suggestions.map(({ language, english, draft, better }) => [
    language,
    english,
    draft,
    better,
  ]);
  const lines = [COLUMNS, ...rows].map((cells) => cells.map(cellOf).join(","));
  // The mark tells Excel that it is UTF-8.
  const text = `\uFEFF${lines.join("\r\n")}\r\n`;
  return { name: `mwezi-words-${day}.csv`, blob: new Blob([text], { type: "text/csv" }) };
}
