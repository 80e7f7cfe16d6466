import { marked, type Token } from "marked";
import { readFrontMatter } from "#web/articles/front-matter.ts";
import type { MarkdownPiece } from "#web/ui/text/markdown-text.tsx";

export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly version: string | null;
  readonly note: string;
  readonly sections: readonly MarkdownPiece[];
}

const OPERATOR = "{operator}";

/**
 * `###` with a paragraph is a term; `{operator}` its details. Build-time only: `marked` is large.
 */
export function readLegalText(name: string, file: string): LegalText {
  const { field, fields, text } = readFrontMatter(name, file);
  const pieces = marked.lexer(text).filter(({ type }) => type !== "space");
  return {
    title: field("title"),
    intro: field("intro"),
    version: fields.get("version") ?? null,
    note: fields.get("note") ?? "",
    sections: sectionsOf(pieces).map((tokens) => ({
      type: "section",
      tokens: withDefinitions(tokens.map(pieceOf)),
    })),
  };
}

function sectionsOf(tokens: readonly Token[]): Token[][] {
  const sections: Token[][] = [];
  for (const token of tokens) {
    const current = sections.at(-1);
    if (!current || (token.type === "heading" && token.depth === 2)) sections.push([token]);
    else current.push(token);
  }
  return sections;
}

function pieceOf(token: Token): MarkdownPiece {
  const { type } = token;
  if (type === "paragraph" && token.raw.trim() === OPERATOR) return { type: "operator" };
  if (type === "heading" && token.depth === 3) return { type: "term", tokens: piecesIn(token) };
  if (type === "list") return { type, ordered: token.ordered, items: token.items.map(pieceOf) };
  if (type === "link") return { type, href: token.href, tokens: piecesIn(token) };
  if ("tokens" in token && token.tokens) return { type, tokens: piecesIn(token) };
  return { type, text: "text" in token ? String(token.text) : "" };
}

const piecesIn = (token: Token): MarkdownPiece[] =>
  "tokens" in token ? (token.tokens ?? []).map(pieceOf) : [];

function withDefinitions(pieces: readonly MarkdownPiece[]): MarkdownPiece[] {
  const start = pieces.findIndex(({ type }) => type === "term");
  if (start < 0) return [...pieces];
  const tokens = pieces
    .slice(start)
    .map((piece) => (piece.type === "paragraph" ? { ...piece, type: "definition" } : piece));
  return [...pieces.slice(0, start), { type: "definitions", tokens }];
}
