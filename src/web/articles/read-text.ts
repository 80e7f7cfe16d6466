import { marked, type Token, type Tokens } from "marked";
import { foldText } from "#domain/basics/search-text.ts";
import { OUR_VIEW } from "./grades.ts";
import type { Article } from "./parse-article.ts";
import { type Source, sources } from "./sources.ts";

interface NumberedSource extends Source {
  readonly anchor: string;
  readonly number: number;
}

export interface ReadText {
  readonly body: readonly Token[];
  /** The last section, on when to get help; empty if the article has none. */
  readonly help: readonly Token[];
  readonly headings: readonly string[];
  /** In order of first citation. */
  readonly sources: readonly NumberedSource[];
}

export function readText({ text, endsWithHelp }: Pick<Article, "text" | "endsWithHelp">): ReadText {
  const tokens = marked.lexer(text);
  const help = endsWithHelp ? tokens.findLastIndex(({ type }) => type === "heading") : -1;
  const body = help < 0 ? tokens : tokens.slice(0, help);
  const anchors = anchorsIn(tokens);
  return {
    body,
    help: help < 0 ? [] : tokens.slice(help),
    headings: body.flatMap((token) => (token.type === "heading" ? [String(token.text)] : [])),
    sources: anchors.map((anchor, index) => {
      const source = sources[anchor];
      if (!source) throw new Error(`No source is called ${anchor}.`);
      return { ...source, anchor, number: index + 1 };
    }),
  };
}

/** Lower case, without accents. @example headingAnchor("Ìgbà tó yẹ") // "igba-to-ye" */
export function headingAnchor(words: string): string {
  return foldText(words)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Links to an anchor mark the evidence of a claim: "[some evidence](#anchor)". */
export function isMark(token: Token): token is Tokens.Link {
  return token.type === "link" && isMarkAddress(String(token.href));
}

export const isMarkAddress = (href: string): boolean => href.startsWith("#");

export function marksIn(tokens: Token[]): Tokens.Link[] {
  const marks: Tokens.Link[] = [];
  marked.walkTokens(tokens, (token) => {
    if (isMark(token)) marks.push(token);
  });
  return marks;
}

function anchorsIn(tokens: Token[]): string[] {
  const anchors = marksIn(tokens).map((token) => token.href.slice(1));
  return [...new Set(anchors)].filter((anchor) => anchor !== OUR_VIEW);
}
