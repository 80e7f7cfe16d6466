import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useRef } from "react";
import { loadTypedConcerns } from "#web/entry/concerns/load.ts";
import { QuestionList } from "#web/entry/measures/question-list.tsx";
import type { MeasureQuestion } from "#web/entry/measures/questions.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { withoutValue } from "../form.ts";
import type { HealthFormState } from "../use-health-form.ts";
import type { Saving } from "../use-saving.ts";
import type { ChangeElsewhere } from "../view-model.ts";
import { changeWords } from "../words.ts";

interface SaveHindranceProps {
  readonly state: HealthFormState;
  readonly saving: Saving;
}

export function SaveHindrance(props: SaveHindranceProps) {
  const place = useRef<HTMLDivElement>(null);
  const kind = props.saving.hindrance?.kind;
  useEffect(() => {
    if (kind !== undefined && kind !== "invalid" && kind !== "emergency") {
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [kind]);
  return (
    <div ref={place} className="scroll-mb-28 empty:hidden">
      <Words {...props} />
    </div>
  );
}

interface QuestionsProps extends SaveHindranceProps {
  readonly open: readonly MeasureQuestion[];
}

function Questions({ state, saving, open }: QuestionsProps) {
  const { form, change, changeUnit } = state;
  const fix = (apply: () => unknown) => {
    apply();
    if (open.length === 1) saving.settle();
  };
  return (
    <QuestionList
      questions={open}
      onChange={(field, text) =>
        fix(() => change({ ...form, typed: { ...form.typed, [field]: text } }))
      }
      onUnit={(unit) => fix(() => changeUnit(unit))}
    />
  );
}

const TypedConcerns = lazy(() =>
  // Offline, the save itself shows the error.
  loadTypedConcerns().catch(() => ({ default: () => <></> })),
);

function OfTemperature({ state, open }: QuestionsProps) {
  const { read } = state;
  const isAsked = open.some(({ field, fix }) => field === "basalBodyTemp" && fix === null);
  if (!isAsked || read.kind !== "entries") return null;
  const { date, ovulation } = read.entries;
  return (
    <Suspense fallback={null}>
      <TypedConcerns
        typed={{ path: "/api/ovulation", entry: { date, ...ovulation } }}
        fact="temperature"
        today={state.bleeding.today}
      />
    </Suspense>
  );
}

function Words(props: SaveHindranceProps) {
  const { state, saving } = props;
  const { hindrance, questions } = saving;
  if (hindrance === null || hindrance.kind === "emergency") return null;
  switch (hindrance.kind) {
    case "empty":
      return (
        <Notice tone="info">
          <Trans>There's nothing to save yet. Fill in at least one field.</Trans>
        </Notice>
      );
    case "invalid":
      return (
        <div className="grid gap-3">
          <Notice tone="urgent">
            <Trans>Some fields need another look.</Trans>
          </Notice>
          <Questions {...props} open={questions.filter(({ fix }) => fix !== null)} />
        </div>
      );
    case "questions":
      return (
        <div className="grid gap-3">
          <Questions {...props} open={questions} />
          <OfTemperature {...props} open={questions} />
          {questions.length > 0 && (
            <Button variant="secondary" onClick={saving.confirmChecks}>
              <Trans>It's correct, save it</Trans>
            </Button>
          )}
        </div>
      );
    case "changed-elsewhere":
      return <Changed state={state} saving={saving} changes={hindrance.changes} />;
    case "failed":
      return (
        <FailureNotice failure={hindrance.failure} fields="all" onRetry={() => void saving.save()}>
          {hindrance.isPartlySaved ? (
            <Trans>Part of your entry is saved. What's left is still here; try again.</Trans>
          ) : (
            <Trans>What you typed is still here.</Trans>
          )}
        </FailureNotice>
      );
  }
}

interface ChangedProps extends SaveHindranceProps {
  readonly changes: readonly ChangeElsewhere[];
}

function Changed({ state, saving, changes }: ChangedProps) {
  const { i18n } = useLingui();
  const { form, unit, change } = state;
  const keepSaved = () => {
    change(changes.reduce((next, { key }) => withoutValue(next, key), form));
    saving.settle();
  };
  return (
    <Notice tone="info" title={<Trans>This day was changed somewhere else</Trans>}>
      <p>
        <Trans>Another tab or device saved after you started here:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {changes.map((one) => (
          <li key={one.key}>{changeWords(one, unit, i18n)}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => saving.save({ replaces: true })}>
          <Trans>Save what I typed</Trans>
        </Button>
        <Button variant="secondary" onClick={keepSaved}>
          <Trans>Keep what was saved</Trans>
        </Button>
      </div>
    </Notice>
  );
}
