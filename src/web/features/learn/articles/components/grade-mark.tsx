import { Trans } from "@lingui/react/macro";
import { gradeOf, OUR_VIEW } from "#web/articles/grades.ts";

interface GradeMarkProps {
  readonly words: string;
  /** The source it leads to; `null` for our own view. */
  readonly number: number | null;
}

/** Says how sure a claim is, with as many beads, and leads to the source that says so. */
export function GradeMark({ words, number }: GradeMarkProps) {
  return (
    <a
      className="grade"
      data-grade={gradeOf(words) ?? "source"}
      href={number === null ? `#${OUR_VIEW}` : `#source-${number}`}
    >
      {words}
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
