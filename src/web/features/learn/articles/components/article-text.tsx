import { Trans, useLingui } from "@lingui/react/macro";
import type { Token } from "marked";
import type { ReactNode } from "react";
import { articleAddress, slugIn } from "#web/articles/article-address.ts";
import { gradeWords } from "#web/articles/grade-words.ts";
import { gradeOf, OUR_VIEW } from "#web/articles/grades.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { headingAnchor, isMarkAddress, type ReadText } from "#web/articles/read-text.ts";
import { type MarkdownPiece, MarkdownText } from "#web/ui/text/markdown-text.tsx";

interface ArticleTextProps {
  readonly tokens: readonly Token[];
  readonly sources: ReadText["sources"];
}

export function ArticleText({ tokens, sources }: ArticleTextProps) {
  const drawOwn = (piece: MarkdownPiece, inside: ReactNode) => {
    const { type, href = "", text = "" } = piece;
    if (type === "link" && isMarkAddress(href)) {
      const number = sources.find(({ anchor }) => anchor === href.slice(1))?.number;
      return <GradeMark words={text} number={number ?? null} />;
    }
    if (type === "link" && slugIn(href) !== null)
      return <OtherArticle href={href} words={inside} />;
    if (type === "heading") return <h2 id={headingAnchor(text)}>{inside}</h2>;
    return null;
  };
  return <MarkdownText pieces={tokens} drawOwn={drawOwn} />;
}

function OtherArticle({ href, words }: { readonly href: string; readonly words: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <>
      <a href={articleAddress(href, i18n.locale)}>{words}</a>
      <InEnglish href={href} />
    </>
  );
}

interface GradeMarkProps {
  readonly words: string;
  readonly number: number | null;
}

function GradeMark({ words, number }: GradeMarkProps) {
  const { i18n } = useLingui();
  const grade = gradeOf(words);
  return (
    <a
      className="grade"
      data-grade={grade ?? "source"}
      href={number === null ? `#${OUR_VIEW}` : `#source-${number}`}
    >
      {grade === null ? words : i18n._(gradeWords[grade])}
      {number !== null && (
        <>
          <span className="sr-only">
            , <Trans>source</Trans>{" "}
          </span>
          <sup>{number}</sup>
        </>
      )}
    </a>
  );
}

export function SourceList({ sources }: { readonly sources: ReadText["sources"] }) {
  const { i18n } = useLingui();
  // Source titles are in English.
  const lang = i18n.locale === "en" ? undefined : "en";
  return (
    <section aria-labelledby="sources" className="article-sources">
      <h2 id="sources">
        <Trans>Sources</Trans>
      </h2>
      <ol>
        {sources.map(({ number, title, address }) => (
          <li key={number} id={`source-${number}`} className="article-source">
            <span lang={lang}>{title}</span>.{" "}
            <a href={address} rel="noreferrer">
              {address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
