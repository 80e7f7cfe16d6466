import { marked, type Token } from "marked";
import { isMark } from "../read-text.ts";

export function plainWords(text: string): string {
  return blocksOf(marked.lexer(text))
    .map((block) =>
      block
        .replace(/\s+/g, " ")
        .replace(/\s([.,:;?!])/g, "$1")
        .trim(),
    )
    .filter((block) => /\w/.test(block))
    .join("\n");
}

function blocksOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === "heading") return [];
    if (token.type === "list") return blocksOf(token.items);
    if (token.type === "list_item") return blocksOf(token.tokens ?? []);
    return "tokens" in token && token.tokens ? [inlineWords(token.tokens)] : [];
  });
}

function inlineWords(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => {
      if (isMark(token) && standsAlone(tokens[index - 1])) return "";
      if ("tokens" in token && token.tokens) return inlineWords(token.tokens);
      return "text" in token ? String(token.text) : "";
    })
    .join("");
}

/** A mark after the end of a sentence is not part of it. */
function standsAlone(before: Token | undefined): boolean {
  return /[.?!:][”*]*\s$/.test(before?.raw ?? "");
}
