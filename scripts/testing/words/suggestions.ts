import { readFileSync } from "node:fs";
import { createCompiledCatalog } from "@lingui/cli/api";
import Papa from "papaparse";
import { readingOf } from "#web/entry/better-words/wordings.ts";

/** Before a sign that a spreadsheet would reckon with, the export puts one that stops it. */
const GUARD = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

interface Suggested {
  /** Empty where it could not be fetched. */
  readonly english: string;
  readonly draft: string;
  readonly better: string;
}

/** The words that exported files suggest for a language, with those of the message they are for. */
export function readSuggestions(files: readonly string[], language: string): readonly Suggested[] {
  return files.flatMap((file) => {
    const { data } = Papa.parse<Record<string, string>>(
      readFileSync(file, "utf8").replace("\uFEFF", ""),
      { header: true, skipEmptyLines: "greedy" },
    );
    const cell = (row: Record<string, string>, column: string) =>
      (row[column] ?? "").replace(GUARD, "");
    return data.flatMap((row) =>
      row.Language === language && row["Better words"] !== undefined
        ? [
            {
              english: cell(row, "English"),
              draft: cell(row, "Draft"),
              better: cell(row, "Better words"),
            },
          ]
        : [],
    );
  });
}

/** As the app shows them to who suggests: each form of a message on a line of its own. */
export function readingsOf(texts: readonly string[]): readonly string[] {
  const { source } = createCompiledCatalog("en", Object.fromEntries(texts.entries()), {
    namespace: "json",
  });
  const { messages }: { messages: Readonly<Record<string, unknown>> } = JSON.parse(source);
  return texts.map((_, index) => readingOf(messages[index]));
}

/** Whether it is for the message that reads like this. */
export const isFor = ({ english, draft }: Suggested, inEnglish: string, inDraft: string): boolean =>
  draft === inDraft && (english === "" || english === inEnglish);
