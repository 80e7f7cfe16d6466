import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ImportAnswer } from "#contract/imports.ts";
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

/** What came of it, in words and by kind. */
export function ResultCard({ result, onStartOver }: ResultCardProps) {
  const isNothingNew = result.answer.id === null && result.papers.saved === 0;
  return (
    <Card
      title={isNothingNew ? <Trans>Nothing new in it</Trans> : <Trans>Your history is here</Trans>}
    >
      <div className="grid gap-5" role="status">
        <ul className="grid gap-2">
          <EntryLines answer={result.answer} />
          <PaperLines papers={result.papers} />
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/calendar">
            <Icon name="calendar" size={20} />
            <Trans>See your calendar</Trans>
          </ButtonLink>
          <Button variant="secondary" onClick={onStartOver}>
            <Trans>Bring in another file</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function EntryLines({ answer: { written, kept, same, refused } }: Pick<ImportResult, "answer">) {
  const [added, skipped, identical] = [totalOf(written), totalOf(kept), totalOf(same)];
  const answers = written.profile ?? 0;
  return (
    <>
      {added > 0 && (
        <Line>
          <Plural value={added} one="# entry came in." other="# entries came in." />{" "}
          <WrittenKinds written={written} />
        </Line>
      )}
      {answers > 0 && (
        <Line>
          <Plural
            value={answers}
            one="# answer was filled in your profile."
            other="# answers were filled in your profile."
          />
        </Line>
      )}
      {identical > 0 && (
        <Line>
          <Plural
            value={identical}
            one="# entry was here already, just the same."
            other="# entries were here already, just the same."
          />
        </Line>
      )}
      {skipped > 0 && (
        <Line>
          <Plural
            value={skipped}
            one="# entry stayed out, because what you wrote yourself stands."
            other="# entries stayed out, because what you wrote yourself stands."
          />
        </Line>
      )}
      {refused.map(({ kind, why, count }) => (
        <RefusedLine key={`${kind} ${why}`} kind={kind} why={why} count={count} />
      ))}
    </>
  );
}

function PaperLines({ papers: { saved, failed } }: Pick<ImportResult, "papers">) {
  return (
    <>
      {saved > 0 && (
        <Line>
          <Plural
            value={saved}
            one="# file of your papers is here."
            other="# files of your papers are here."
          />
        </Line>
      )}
      {failed > 0 && (
        <Line isLeftOut>
          <Plural
            value={failed}
            one="# file of your papers did not come. Bring the same file in again to try once more."
            other="# files of your papers did not come. Bring the same file in again to try once more."
          />
        </Line>
      )}
    </>
  );
}

interface LineProps {
  readonly isLeftOut?: boolean;
  readonly children: ReactNode;
}

function Line({ isLeftOut = false, children }: LineProps) {
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
    ([kind, count]) => `${kindLabel(kind, (words) => i18n._(words))}: ${i18n.number(count)}`,
  );
  return <span className="text-soft">{parts.join(" · ")}</span>;
}

function RefusedLine({ kind, why, count }: ImportAnswer["refused"][number]) {
  const { i18n } = useLingui();
  const [name, reason] = [
    kindLabel(kind, (words) => i18n._(words)),
    i18n._(importRefusalLabels[why]),
  ];
  return (
    <Line isLeftOut>
      <Trans>
        Left out, {reason}: {name}, {count}
      </Trans>
    </Line>
  );
}
