import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = join(import.meta.dirname, "../src/web/i18n/locales");

/** What a language says for a text of the English catalogue; that itself where it has none. */
export function translated(language: string, english: string): string {
  const names = readdirSync(LOCALES, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(`${language}.po`))) {
    const blocks = readFileSync(join(LOCALES, name), "utf8").split("\n\n");
    const block = blocks.find((one) => one.includes(`\nmsgid ${JSON.stringify(english)}\n`));
    const text = /^msgstr (".+")$/m.exec(block ?? "")?.[1];
    if (text !== undefined) return JSON.parse(text);
  }
  return english;
}
