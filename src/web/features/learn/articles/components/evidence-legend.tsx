import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Grade, grades, OUR_VIEW } from "#web/articles/grades.ts";

/** What the marks beside claims mean. */
export function EvidenceLegend({ isWide = false }: { readonly isWide?: boolean }) {
  return (
    <section aria-labelledby="evidence" className={isWide ? "legend legend-wide" : "legend"}>
      <h2 id="evidence">
        <Trans>How sure is each claim?</Trans>
      </h2>
      <dl>
        <Meaning grade="strong">
          <Trans>Many good studies, or experts worldwide, agree.</Trans>
        </Meaning>
        <Meaning grade="some">
          <Trans>A few studies, or small ones. It may change.</Trans>
        </Meaning>
        <Meaning grade="little" id={OUR_VIEW}>
          <Trans>Good sense, and most likely harmless. Hardly any study stands behind it.</Trans>
        </Meaning>
        <Meaning grade="none">
          <Trans>Studies looked and did not find it, or nobody has shown it.</Trans>
        </Meaning>
      </dl>
    </section>
  );
}

interface MeaningProps {
  readonly grade: Grade;
  readonly id?: string;
  readonly children: ReactNode;
}

function Meaning({ grade, id, children }: MeaningProps) {
  return (
    <div id={id}>
      <dt className="grade" data-grade={grade}>
        {grades[grade]}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
