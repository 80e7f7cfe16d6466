import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import Papa from "papaparse";
import { messagesFor } from "./testing/words/catalogues.ts";
import { markCatalogues, pairsRead } from "./testing/words/mark-catalogues.ts";
import { type SheetRow, sheetPage } from "./testing/words/pictures/sheet-page.ts";
import { reviewedLanguages } from "./testing/words/reviews/reviewed-languages.ts";
import { noteOnSameWords } from "./testing/words/same-words.ts";
import { isFor, readingsOf, readSuggestions } from "./testing/words/suggestions.ts";
import { termsOf, translatedTags } from "./testing/words/terms.ts";
import { translatorsNotes } from "./testing/words/translators-notes.ts";

// Writes a review sheet for a language as CSV: the English, the draft, its place, and a column for
// corrections. With files exported from Settings it includes their suggestions:
//   npm run words -- sw
//   npm run words -- sw --suggestions mwezi-words-2026-11-22.csv
// When the sheet comes back, rows with "Read" filled in and no correction are marked as reviewed:
//   npm run words -- sw --reviewed words-sw.csv
// With pictures, words-sw/index.html shows each message on its screen, from the last build:
//   npm run words -- sw --pictures
const REVIEWED = "src/contract/kernel/reviewed-languages.json";
const { values, positionals } = parseArgs({
  options: {
    suggestions: { type: "string", multiple: true },
    reviewed: { type: "string" },
    pictures: { type: "boolean" },
  },
  allowPositionals: true,
});
const language = translatedTags.find((one) => one === positionals[0]);
if (language === undefined) {
  console.error(`Which language? One of ${translatedTags.join(", ")}: npm run words -- sw`);
  process.exit(1);
}

/** A term's notes for all languages or for this one. */
const notesFor = (name: string, note = "") =>
  note
    .split("; ")
    .filter((part) => part !== "" && !/^(?!all)[a-z]{2}: /.test(part.replace(`${name}: `, "")));

if (values.reviewed !== undefined) {
  const count = markCatalogues(language, pairsRead(readFileSync(values.reviewed, "utf8")));
  console.log(`${count} messages marked as reviewed.`);
}
// The app's notices depend on it. An unchanged file is not written, which would need a new build.
const reviewed = `[${reviewedLanguages()
  .map((one) => `"${one}"`)
  .join(", ")}]\n`;
if (readFileSync(REVIEWED, "utf8") !== reviewed) writeFileSync(REVIEWED, reviewed);

const suggested = readSuggestions(values.suggestions ?? [], language);
const messages = messagesFor(language);
const inEnglish = readingsOf(messages.map(({ english }) => english));
const inDraft = readingsOf(messages.map(({ text }) => text));
const rows = messages.map(({ english, id, text, places, notes, state }, index) => {
  const terms = termsOf(english);
  const better = suggested.filter((one) =>
    isFor(one, inEnglish[index] ?? "", inDraft[index] ?? ""),
  );
  return {
    Number: index + 1,
    English: english,
    Draft: text,
    "Better words": better.map((one) => one.better).join("\n"),
    State: state,
    Read: "",
    "What it says, back in English": "",
    "Shown by": places.join("\n"),
    "Words of the field": terms
      .flatMap((term) => (term[language] ? `${term.english}: ${term[language].join(", ")}` : []))
      .join("\n"),
    Notes: [
      ...notes,
      ...translatorsNotes(english, id),
      ...noteOnSameWords(english),
      ...terms.flatMap(({ note }) => notesFor(language, note)),
    ].join("\n"),
  };
});
const file = `words-${language}.csv`;
// The byte order mark tells Excel that the file is UTF-8.
writeFileSync(file, `\ufeff${Papa.unparse(rows)}\n`);
console.log(
  `${file}: ${rows.length} messages, ${rows.filter(({ Draft }) => Draft === "").length} without words.`,
);
for (const one of suggested) {
  if (messages.some((_, index) => isFor(one, inEnglish[index] ?? "", inDraft[index] ?? "")))
    continue;
  console.log(`Its message is gone or says something else now: ${one.better}`);
}

if (values.pictures === true) {
  if (!existsSync("dist/web/index.html")) await import("./build.ts");
  const { takePictures } = await import("./testing/words/pictures/take-pictures.ts");
  const folder = `words-${language}`;
  mkdirSync(folder, { recursive: true });
  const pictures = await takePictures(language, `${folder}/pictures`);
  const sheet = rows.map(
    (row, index): SheetRow => ({
      number: row.Number,
      id: messages[index]?.hash ?? "",
      english: row.English,
      draft: row.Draft,
      state: row.State,
      places: row["Shown by"],
      terms: row["Words of the field"],
      notes: row.Notes,
    }),
  );
  writeFileSync(`${folder}/index.html`, sheetPage(language, sheet, pictures));
  console.log(`${folder}/index.html: ${pictures.length} pictures.`);
}
