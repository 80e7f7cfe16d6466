import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { gradeWords } from "#web/articles/grade-words.ts";
import { type Grade, OUR_VIEW } from "#web/articles/grades.ts";

const meanings: readonly (readonly [Grade, MessageDescriptor])[] = [
  ["strong", msg`Many good studies, or experts worldwide, agree.`],
  ["some", msg`A few studies, or small ones. It may change.`],
  ["little", msg`Good sense, and most likely harmless. Hardly any studies support it.`],
  ["none", msg`Studies looked and didn't find it, or nobody has shown it.`],
];

export function EvidenceLegend({ isWide = false }: { readonly isWide?: boolean }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="evidence" className={isWide ? "legend legend-wide" : "legend"}>
      <h2 id="evidence">
        <Trans>How sure is each claim?</Trans>
      </h2>
      <dl>
        {meanings.map(([grade, meaning]) => (
          <div key={grade} id={grade === "little" ? OUR_VIEW : undefined}>
            <dt className="grade" data-grade={grade}>
              {i18n._(gradeWords[grade])}
            </dt>
            <dd>{i18n._(meaning)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
