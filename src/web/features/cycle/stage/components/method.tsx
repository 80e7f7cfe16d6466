import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { positiveTest } from "#domain/concerns/evidence/pregnancy.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { stageOn } from "#domain/life/life-stage.ts";
import type { MethodCalendar } from "#domain/stage/method-calendar.ts";
import type { StageNow } from "#domain/stage/stage-now.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatNearRange, formatShortDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { PredictionRow } from "../../predictions/components/prediction-row.tsx";
import { profileQuery, refreshes, saveMethodDay, signsQuery } from "../api.ts";
import { injectionOverdue } from "../view-model.ts";

type ByMethod = Extract<StageNow, { kind: "by-method" }>;

interface MethodProps {
  readonly stage: ByMethod;
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
}

/** Unexpected bleeding often settles in the first six months (Primary Care 101; `concerns`). */
const SETTLES_WITHIN = 183;

const OFFERED_BEFORE = 14;

export function Method({ stage, facts, today }: MethodProps) {
  const { calendar, method, isBloodless, since } = stage;
  const isBreak = calendar?.kind === "pack" && calendar.breakDays.first <= today;
  const isNew = !isBreak && since !== null && daysBetween(since, today) <= SETTLES_WITHIN;
  const pill = stageOn(facts.stages ?? [], "contraception", today)?.pill;
  return (
    <div className="grid">
      {calendar?.kind === "pack" && <Pack calendar={calendar} facts={facts} today={today} />}
      {calendar?.kind === "injection" && <Injection calendar={calendar} today={today} />}
      {calendar === null && <WithoutCalendar stage={stage} />}
      {method === "pill" && <MissedPill isProgestogenOnly={pill === "progestogen_only"} />}
      {isBloodless && (
        <Row title={<Trans>Little or no bleeding is usual with your method.</Trans>}>
          <Trans>
            See a clinic about bleeding that is new, heavy or painful. If you may be pregnant, take
            a test.
          </Trans>
        </Row>
      )}
      {isBloodless && (
        <ButtonLink href="/track" className="mt-2">
          <Trans>Log how you feel</Trans>
        </ButtonLink>
      )}
      {isNew && !isBloodless && (
        <Row title={<Trans>Spotting is common in the first 3 to 6 months.</Trans>}>
          <Trans>See a clinic if it is heavy, painful or after sex.</Trans>
        </Row>
      )}
    </div>
  );
}

interface PackProps {
  readonly calendar: Extract<MethodCalendar, { kind: "pack" }>;
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
}

function Pack({ calendar: { breakDays }, facts, today }: PackProps) {
  const { i18n, t } = useLingui();
  const { save, failure } = useMethodDay(today, "packFrom", t`Your pack is counted from today.`);
  const signs = useQuery(signsQuery(today)).data;
  const isBreak = breakDays.first <= today;
  const mayStart = isBreak && positiveTest({ facts, signs }, today) === null;
  const next = addDays(breakDays.last, 1);
  const days = daysBetween(today, isBreak ? next : breakDays.first);
  return (
    <>
      <PredictionRow
        tone="hibiscus"
        title={isBreak ? <Trans>Hormones again from</Trans> : <Trans>Days without hormones</Trans>}
        action={mayStart && save !== null ? save(<Trans>New pack today</Trans>) : null}
        line={{
          status: t`${plural(days, { one: "In # day", other: "In # days" })}`,
          dates: formatNearRange(isBreak ? { first: next, last: next } : breakDays, i18n.locale),
          text: isBreak ? null : t`Bleeding usually comes then, and is often light.`,
        }}
      />
      {mayStart && (
        <p className="pb-1.5 text-sm/5 text-soft">
          <Trans>Start on time, even if you are still bleeding.</Trans>
        </p>
      )}
      <FailureNotice failure={failure} fields="all" />
    </>
  );
}

function useMethodDay(today: CalendarDay, field: "to" | "packFrom", description: string) {
  const { t } = useLingui();
  const stage = stageOn(useQuery(profileQuery).data?.lifeStages ?? [], "contraception", today);
  const { save, isSaving, failure } = useSave({
    send: saveMethodDay,
    refreshes,
    isOneTap: true,
    onSaved: () => showToast({ title: t`Saved`, description }),
  });
  const button = (id: string) => (words: ReactNode) => (
    <Button variant="secondary" busy={isSaving} onClick={() => void save({ id, field, today })}>
      {words}
    </Button>
  );
  return { failure, save: stage === undefined ? null : button(stage.id) };
}

interface InjectionProps {
  readonly calendar: Extract<MethodCalendar, { kind: "injection" }>;
  readonly today: CalendarDay;
}

function Injection({ calendar: { nextDay }, today }: InjectionProps) {
  const { i18n, t } = useLingui();
  const { save, failure } = useMethodDay(today, "to", t`Your next date is on home.`);
  const day = formatShortDay(nextDay, i18n.locale);
  return (
    <div className="border-t border-line py-1.5">
      <h3 className="font-sans text-sm font-normal tracking-normal text-soft">
        {nextDay < today ? i18n._(injectionOverdue) : <Trans>Next injection</Trans>}
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-display text-lg font-semibold tabular-nums">{day}</p>
        {save !== null && daysBetween(today, nextDay) <= OFFERED_BEFORE
          ? save(<Trans>I had it today</Trans>)
          : null}
      </div>
      <FailureNotice failure={failure} fields="all" />
    </div>
  );
}

const questions = {
  pill: msg`When did your pack start?`,
  injection: msg`When was your last injection?`,
} as const;

function WithoutCalendar({ stage: { method, isBloodless } }: Pick<MethodProps, "stage">) {
  const { i18n } = useLingui();
  if (isBloodless && method !== "injection") return null;
  const question = questions[method as keyof typeof questions] ?? msg`When did you start?`;
  return (
    <div className="border-t border-line py-1.5">
      <p className="font-semibold">{i18n._(question)}</p>
      <TextLink href="/settings/profile#life-stages">
        <Trans>Add my dates</Trans>
      </TextLink>
    </div>
  );
}

/** WHO's rules, from the fact base (`concerns`, contraception). */
const MissedPill = ({ isProgestogenOnly }: { readonly isProgestogenOnly: boolean }) => (
  <details className="group border-t border-line">
    <Summary>
      <Trans>Missed a pill?</Trans>
    </Summary>
    <p className="pb-2 pl-6.5 text-sm/5 text-soft">
      {isProgestogenOnly ? (
        <Trans>Over 3 hours late, or 12 with desogestrel: use condoms for 2 days as well.</Trans>
      ) : (
        <Trans>
          One: take it now. Two or more: use condoms for 7 days, and ask about emergency
          contraception.
        </Trans>
      )}
    </p>
  </details>
);

const Row = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className="border-t border-line py-1.5 text-sm/5">
    <p className="font-semibold">{title}</p>
    <p className="text-soft">{children}</p>
  </div>
);
