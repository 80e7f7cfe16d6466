import { randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";

const WORDS = 3;

/** The bundle has a copy of the lists beside it. Removing a word is safe: names already given keep working. */
export const wordFile = (language: string) =>
  new URL(`./sign-in-words/${language}.txt`, import.meta.url);

/** 33 bits, enough to find a free name. The password protects the account, not the name. */
export function makeSignInName(language: LanguageTag = "en"): string {
  const file = wordFile(language);
  const list = readFileSync(existsSync(file) ? file : wordFile("en"), "utf8");
  const all = list.trim().split("\n");
  return Array.from({ length: WORDS }, () => all[randomInt(all.length)]).join("-");
}
