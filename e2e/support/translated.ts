import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { withNonBreakingSpaces } from "../../scripts/building/non-breaking-spaces.ts";

const LOCALES = join(import.meta.dirname, "../../src/web/i18n/locales");

export function translated(language: string, english: string): string {
  if (language === "en") return english;
  const names = readdirSync(LOCALES, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(`${language}.po`))) {
    const blocks = readFileSync(join(LOCALES, name), "utf8").split("\n\n");
    const block = blocks.find((one) => one.includes(`\nmsgid ${JSON.stringify(english)}\n`));
    const text = /^msgstr (".+")$/m.exec(block ?? "")?.[1];
    if (text !== undefined) return String(withNonBreakingSpaces(JSON.parse(text)));
  }
  return english;
}

/** The English messages whose translation always differs. */
function saidOtherwise(language: string): readonly string[] {
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

export async function leftInEnglish(page: Page, language: string): Promise<readonly string[]> {
  const english = englishOf.get(language) ?? new Set(saidOtherwise(language));
  englishOf.set(language, english);
  return (await textsOn(page)).filter((text) => english.has(text));
}

const englishOf = new Map<string, ReadonlySet<string>>();

/** Visible and accessible texts, without those marked as another language. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SAID = [
      "aria-label",
      "aria-valuetext",
      "aria-description",
      "alt",
      "placeholder",
      "title",
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null, skipped: string) =>
      !element?.closest(skipped) && element?.closest("[lang]")?.getAttribute("lang") === lang;
    const texts = [document.title];
    for (const element of document.body.querySelectorAll("*")) {
      if (!isOwn(element, "template")) continue;
      for (const name of SAID) texts.push(element.getAttribute(name)?.trim() ?? "");
    }
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOwn(parentElement, "template, script, style")) texts.push((textContent ?? "").trim());
    }
    return texts;
  });
