import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ImportAnswer } from "#contract/account/imports.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { importRefusalLabels } from "#web/words/imports.ts";
import type { ImportResult } from "../api.ts";
import { totalOf } from "../view-model.ts";
import { kindLabel } from "../words.ts";

interface ResultCardProps {
  readonly result: ImportResult;
  readonly onStartOver: () => void;
}

export function ResultCard({ result, onStartOver }: ResultCardProps) {
  const isNothingNew = result.answer.id === null && result.papers.saved === 0;
  return (
    <Card
      title={isNothingNew ? <Trans>Nothing new in it</Trans> : <Trans>Your history is here</Trans>}
    >
      <div className="grid gap-5" role="status">
        <ul className="grid gap-2">
          <ResultLines {...result} />
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/calendar">
            <Icon name="calendar" size={20} />
            <Trans>See your calendar</Trans>
          </ButtonLink>
          <Button variant="secondary" onClick={onStartOver}>
            <Trans>Import another file</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function ResultLines({ answer, papers }: ImportResult) {
  const { t } = useLingui();
  const { written } = answer;
  const [added, skipped, identical] = [
    totalOf(written),
    totalOf(answer.kept),
    totalOf(answer.same),
  ];
  const answers = written.profile ?? 0;
  const { saved, failed } = papers;
  return (
    <>
      <Line count={added}>
        {t`${plural(added, { one: "# entry was imported.", other: "# entries were imported." })}`}{" "}
        <WrittenKinds written={written} />
      </Line>
      <Line count={answers}>
        {t`${plural(answers, { one: "# answer was added to your profile.", other: "# answers were added to your profile." })}`}
      </Line>
      <Line count={identical}>
        {t`${plural(identical, { one: "# entry was already here.", other: "# entries were already here." })}`}
      </Line>
      <Line count={skipped}>
        {t`${plural(skipped, { one: "# entry was skipped because you already logged that day.", other: "# entries were skipped because you already logged those days." })}`}
      </Line>
      {answer.refused.map((refusal) => (
        <RefusedLine key={`${refusal.kind} ${refusal.why}`} {...refusal} />
      ))}
      <Line count={saved}>
        {t`${plural(saved, { one: "# document was imported.", other: "# documents were imported." })}`}
      </Line>
      <Line count={failed} isLeftOut>
        {t`${plural(failed, { one: "# document couldn't be imported. Import the same file again to retry.", other: "# documents couldn't be imported. Import the same file again to retry." })}`}
      </Line>
    </>
  );
}

interface LineProps {
  readonly count: number;
  readonly isLeftOut?: boolean;
  readonly children: ReactNode;
}

function Line({ count, isLeftOut = false, children }: LineProps) {
  if (count === 0) return null;
  return (
    <li className="flex gap-3">
      <span className={`mt-0.5 flex-none ${isLeftOut ? "text-soft" : "text-aloe-ink"}`}>
        <Icon name={isLeftOut ? "info" : "check"} size={20} />
      </span>
      <span>{children}</span>
    </li>
  );
}

function WrittenKinds({ written }: Pick<ImportAnswer, "written">) {
  const { i18n } = useLingui();
  const { profile: _answers, ...entries } = written;
  const parts = Object.entries(entries).map(
    ([kind, count]) => `${kindLabel(kind, i18n)}: ${i18n.number(count)}`,
  );
  return <span className="text-soft">{parts.join(" · ")}</span>;
}

function RefusedLine({ kind, why, count }: ImportAnswer["refused"][number]) {
  const { i18n } = useLingui();
  const [name, reason] = [kindLabel(kind, i18n), i18n._(importRefusalLabels[why])];
  return (
    <Line count={count} isLeftOut>
      <Trans>
        Left out, {reason}: {name}, {count}
      </Trans>
    </Line>
  );
}
