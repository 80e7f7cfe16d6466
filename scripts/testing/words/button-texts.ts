import { readdirSync, readFileSync } from "node:fs";

/** A button, or a link styled as one, that contains only text. */
const BUTTON =
  /<(?:Button|ButtonLink)\b(?:[^<>]|=>|<Trans>[^<]*<\/Trans>)*?>\s*<Trans>\s*([^<{]+?)\s*<\/Trans>/g;

/** The English texts of buttons that are literal in the web's sources. */
export function buttonTexts(folder = "src/web"): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  return new Set(sources.flatMap(buttonTextsIn));
}

export const buttonTextsIn = (source: string): string[] =>
  [...source.matchAll(BUTTON)].map(([, text = ""]) => text.replaceAll(/\s+/g, " "));
