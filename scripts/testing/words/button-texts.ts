import { readdirSync, readFileSync } from "node:fs";

/** A button, or a link that looks like one, with nothing but words in it. */
const BUTTON =
  /<(?:Button|ButtonLink)\b(?:[^<>]|=>|<Trans>[^<]*<\/Trans>)*?>\s*<Trans>\s*([^<{]+?)\s*<\/Trans>/g;

/** The English words of the web's buttons, as far as they stand in its sources as such. */
export function buttonTexts(folder = "src/web"): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  return new Set(sources.flatMap(buttonTextsIn));
}

export const buttonTextsIn = (source: string): string[] =>
  [...source.matchAll(BUTTON)].map(([, text = ""]) => text.replaceAll(/\s+/g, " "));
