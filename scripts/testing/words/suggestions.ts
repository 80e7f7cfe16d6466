import { readFileSync } from "node:fs";
import { createCompiledCatalog } from "@lingui/cli/api";
import Papa from "papaparse";
import { readingOf } from "#web/entry/better-words/wordings.ts";

/** The export puts this before characters that a spreadsheet would treat as a formula. */
const GUARD = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

interface Suggested {
  /** Empty if it could not be loaded. */
  readonly english: string;
  readonly draft: string;
  readonly better: string;
}

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

/** Returns the texts as the app shows them for suggestions: each form on its own line. */
export function readingsOf(texts: readonly string[]): readonly string[] {
  const { source } = createCompiledCatalog("en", Object.fromEntries(texts.entries()), {
    namespace: "json",
  });
  const { messages }: { messages: Readonly<Record<string, unknown>> } = JSON.parse(source);
  return texts.map((_, index) => readingOf(messages[index]));
}

export const isFor = ({ english, draft }: Suggested, inEnglish: string, inDraft: string): boolean =>
  draft === inDraft && (english === "" || english === inEnglish);
