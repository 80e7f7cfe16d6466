import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { formatDay, formatDayRange } from "#web/i18n/format-day.ts";
import { doubtfulPeriods, withoutPeriods } from "#web/readers/diary/doubtful-periods.ts";
import type { FileHistory } from "#web/readers/diary/file-history.ts";
import { withNotes } from "#web/readers/diary/kept-notes.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { importSourceLabels } from "#web/words/imports.ts";
import type { Preview } from "../view-model.ts";
import { doubtWords, kindLabel } from "../words.ts";
import { CycleStrings } from "./cycle-strings.tsx";
import { type PeriodAnswer, PeriodQuestion } from "./period-question.tsx";
import { UnplacedList } from "./unplaced-list.tsx";

export function PreviewCard(props: {
  readonly history: FileHistory;
  readonly preview: Preview;
  readonly isPending: boolean;
  readonly failure: Error | null;
  readonly onBringIn: (history: FileHistory) => void;
  readonly onChangeColumns: (() => void) | null;
  readonly onStartOver: () => void;
}) {
  const { history, preview, isPending, failure } = props;
  const { i18n } = useLingui();
  const [included, setIncluded] = useState<ReadonlySet<string>>(new Set());
  const [answer, setAnswer] = useState<PeriodAnswer | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const doubtful = doubtfulPeriods(history);
  const source = i18n._(importSourceLabels[history.source]);
  const hasEntries = preview.cycleCount > 0 || preview.counts.length > 0 || included.size > 0;
  const bringIn = () => {
    const isAnswered = doubtful.length === 0 || answer !== null;
    setUnanswered(!isAnswered);
    if (!isAnswered) return;
    const chosen = answer === "none" ? withoutPeriods(history, doubtful) : history;
    props.onBringIn(withNotes(chosen, included));
  };
  return (
    <Card title={<Trans>Found: {source}</Trans>}>
      <div className="grid grid-cols-1 gap-6">
        <PreviewSpan preview={preview} />
        {preview.rows.length > 0 && <CycleStrings {...preview} />}
        {doubtful.length > 0 && (
          <PeriodQuestion
            periods={doubtful}
            answer={answer}
            isUnanswered={isUnanswered && answer === null}
            onChange={setAnswer}
          />
        )}
        <EntryCounts preview={preview} />
        <Papers history={history} />
        <OwnEntriesStay preview={preview} />
        <Doubts history={history} />
        <UnplacedList history={history} included={included} onChange={setIncluded} />
        <FailureNotice failure={failure}>
          <Trans>Nothing was changed. Your file is still here, so try again.</Trans>
        </FailureNotice>
        <div className="flex flex-wrap gap-3">
          {hasEntries && (
            <Button busy={isPending} onClick={bringIn}>
              {isPending ? <Trans>Importing...</Trans> : <Trans>Import it</Trans>}
            </Button>
          )}
          {props.onChangeColumns !== null && (
            <Button variant="secondary" disabled={isPending} onClick={props.onChangeColumns}>
              <Trans>Change the columns</Trans>
            </Button>
          )}
          <Button variant="quiet" disabled={isPending} onClick={props.onStartOver}>
            <Trans>Choose another file</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function PreviewSpan({ preview }: { readonly preview: Preview }) {
  const { first, last, cycleCount, counts } = preview;
  const { i18n } = useLingui();
  const { today } = useClock();
  if (first === null || last === null) return null;
  const [from, to] = [formatDay(first, i18n.locale), formatDay(last, i18n.locale)];
  return (
    <p className="text-lg">
      <span className="font-display text-2xl font-semibold text-hibiscus-ink">
        <Plural value={cycleCount} one="# period" other="# periods" />
      </span>{" "}
      {counts.length === 0 ? (
        formatDayRange({ first, last }, today, i18n.locale)
      ) : (
        <Trans>
          and more, from <span className="whitespace-nowrap">{from}</span> to{" "}
          <span className="whitespace-nowrap">{to}</span>
        </Trans>
      )}
    </p>
  );
}

function EntryCounts({ preview: { counts } }: { readonly preview: Preview }) {
  const { i18n } = useLingui();
  if (counts.length === 0) return null;
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {counts.map(({ kind, count }) => (
        <div key={kind} className="flex justify-between gap-4 border-b border-line pb-1.5">
          <dt className="text-soft">{kindLabel(kind, i18n)}</dt>
          <dd className="font-semibold tabular-nums">{i18n.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Papers({ history: { files = [] } }: { readonly history: FileHistory }) {
  if (files.length === 0) return null;
  return (
    <p>
      <Plural
        value={files.length}
        one="We'll import # document too. Undo leaves it in “Labs”."
        other="We'll import # documents too. Undo leaves them in “Labs”."
      />
    </p>
  );
}

function OwnEntriesStay({ preview: { overlapping } }: { readonly preview: Preview }) {
  return (
    <Notice tone="info" title={<Trans>We keep what you logged yourself</Trans>}>
      <p>
        {overlapping > 0 && (
          <Plural
            value={overlapping}
            one="# period in the file overlaps one you logged, so we'll keep yours."
            other="# periods in the file overlap ones you logged, so we'll keep yours."
          />
        )}{" "}
        <Trans>If you already logged something for a day, we don't replace it.</Trans>
      </p>
    </Notice>
  );
}

function Doubts({ history: { doubts } }: { readonly history: FileHistory }) {
  const { i18n } = useLingui();
  if (doubts.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        <Trans>Good to know</Trans>
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt.code}>{i18n._(doubtWords(doubt))}</li>
        ))}
      </ul>
    </section>
  );
}
