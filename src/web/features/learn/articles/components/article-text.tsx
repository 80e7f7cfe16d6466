import type { Token } from "marked";
import { createElement, Fragment, type ReactNode } from "react";
import { headingAnchor, isMark, type ReadText } from "#web/articles/read-text.ts";
import { GradeMark } from "./grade-mark.tsx";

interface ArticleTextProps {
  readonly tokens: readonly Token[];
  readonly sources: ReadText["sources"];
}

/** Markdown as elements: the few kinds our articles use, and an error for any other. */
export function ArticleText({ tokens, sources }: ArticleTextProps) {
  // The text is fixed at build and never reordered: no keys needed.
  return createElement(Fragment, null, ...tokens.map((token) => element(token, sources)));
}

function element(token: Token, sources: ReadText["sources"]): ReactNode {
  const inside = "tokens" in token && token.tokens && (
    <ArticleText tokens={token.tokens} sources={sources} />
  );
  if (isMark(token)) {
    const anchor = token.href.slice(1);
    const number = sources.find((source) => source.anchor === anchor)?.number;
    return <GradeMark words={token.text} number={number ?? null} />;
  }
  switch (token.type) {
    case "heading":
      return <h2 id={headingAnchor(token.text)}>{inside}</h2>;
    case "paragraph":
      return <p>{inside}</p>;
    case "list":
      return listOf(token, sources);
    case "list_item":
      return <li>{inside}</li>;
    case "strong":
      return <strong>{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "link":
      return <a href={token.href}>{inside}</a>;
    case "text":
      return inside || token.text;
    case "space":
      return null;
    default:
      throw new Error(`An article uses Markdown we do not draw: ${token.type}.`);
  }
}

function listOf(token: Token, sources: ReadText["sources"]): ReactNode {
  if (token.type !== "list") return null;
  const items = <ArticleText tokens={token.items} sources={sources} />;
  return token.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
