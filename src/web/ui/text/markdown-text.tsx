import { createElement, Fragment, type ReactNode } from "react";

export interface MarkdownPiece {
  readonly type: string;
  readonly text?: string;
  readonly href?: string;
  readonly ordered?: boolean;
  readonly tokens?: readonly MarkdownPiece[];
  readonly items?: readonly MarkdownPiece[];
}

interface MarkdownTextProps {
  readonly pieces: readonly MarkdownPiece[];
  /** Renders custom pieces; `null` for plain Markdown. */
  readonly drawOwn: (piece: MarkdownPiece, inside: ReactNode) => ReactNode;
}

const ELSEWHERE = /^https?:/;

/** Renders the Markdown our texts use, and throws on anything else. No HTML is injected. */
export function MarkdownText({ pieces, drawOwn }: MarkdownTextProps) {
  // The texts are fixed at build, so no keys are needed.
  return createElement(Fragment, null, ...pieces.map((piece) => drawPiece(piece, drawOwn)));
}

function drawPiece(piece: MarkdownPiece, drawOwn: MarkdownTextProps["drawOwn"]): ReactNode {
  const parts = piece.tokens ?? piece.items;
  const inside = parts && <MarkdownText pieces={parts} drawOwn={drawOwn} />;
  const own = drawOwn(piece, inside);
  if (own !== null) return own;
  switch (piece.type) {
    case "heading":
      return <h2>{inside}</h2>;
    case "paragraph":
      return <p>{inside}</p>;
    case "list":
      return piece.ordered ? <ol>{inside}</ol> : <ul>{inside}</ul>;
    case "list_item":
      return <li>{inside}</li>;
    case "strong":
      return <strong>{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "link":
      return (
        <a href={piece.href} {...(ELSEWHERE.test(piece.href ?? "") && { rel: "noreferrer" })}>
          {inside}
        </a>
      );
    case "text":
      return inside ?? piece.text;
    case "space":
      return null;
    default:
      throw new Error(`A text uses Markdown we do not draw: ${piece.type}.`);
  }
}
