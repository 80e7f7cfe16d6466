import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

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

/** The texts of the English catalogue that a language says otherwise everywhere. */
export function saidOtherwise(language: string): readonly string[] {
  const pairs = readdirSync(LOCALES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(`${language}.po`))
    .flatMap((name) => readFileSync(join(LOCALES, name), "utf8").split("\n\n").slice(1))
    .flatMap((block) => {
      const original = /^msgid (".+")$/m.exec(block)?.[1];
      const text = /^msgstr (".*")$/m.exec(block)?.[1];
      return original && text ? [[JSON.parse(original), JSON.parse(text)] as const] : [];
    });
  const alike = new Set(
    pairs.flatMap(([one, other]) => (other === "" || one === other ? one : [])),
  );
  return pairs.flatMap(([original]) => (alike.has(original) ? [] : original));
}

/** What stands on the screen in the language of the page, and not in one that it names itself. */
export const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const { lang } = document.documentElement;
    const texts: string[] = [];
    while (walker.nextNode()) {
      const place = walker.currentNode.parentElement;
      if (place?.closest("template, script, style")) continue;
      if (place?.closest("[lang]")?.getAttribute("lang") !== lang) continue;
      texts.push((walker.currentNode.textContent ?? "").trim());
    }
    return texts;
  });
