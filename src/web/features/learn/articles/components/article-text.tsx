import type { Token } from "marked";
import type { ReactNode } from "react";
import { headingAnchor, isMarkAddress, type ReadText } from "#web/articles/read-text.ts";
import { type MarkdownPiece, MarkdownText } from "#web/ui/markdown-text.tsx";
import { GradeMark } from "./grade-mark.tsx";

interface ArticleTextProps {
  readonly tokens: readonly Token[];
  readonly sources: ReadText["sources"];
}

/** An article's Markdown, with anchors at its headings and its marks leading to their sources. */
export function ArticleText({ tokens, sources }: ArticleTextProps) {
  const drawOwn = (piece: MarkdownPiece, inside: ReactNode) => {
    const { type, href = "", text = "" } = piece;
    if (type === "link" && isMarkAddress(href)) {
      const number = sources.find(({ anchor }) => anchor === href.slice(1))?.number;
      return <GradeMark words={text} number={number ?? null} />;
    }
    if (type === "heading") return <h2 id={headingAnchor(text)}>{inside}</h2>;
    return null;
  };
  return <MarkdownText pieces={tokens} drawOwn={drawOwn} />;
}
