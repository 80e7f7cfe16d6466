import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { PregnancyTest } from "#domain/concerns/evidence/pregnancy.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { type LateAnswer, refreshes, saveLateAnswer, signsQuery } from "../api.ts";

interface PregnancyQuestionProps {
  readonly test: PregnancyTest | null;
  /** `undefined` where the weeks cannot be counted from the last period. */
  readonly cycleStart: CalendarDay | undefined;
  readonly today: CalendarDay;
}

/** Asks about a test; a positive one is recorded as a pregnancy, from the last period if given. */
export function PregnancyQuestion({ test, cycleStart, today }: PregnancyQuestionProps) {
  const [hasTested, setTested] = useState(false);
  const { answer, isSaving, failure } = useAnswer(cycleStart, today);
  if (test?.result === "positive") {
    return (
      <Asked
        title={<Trans>Your test was positive.</Trans>}
        text={<Trans>Book a clinic visit. They'll talk through your choices with you.</Trans>}
        failure={failure}
      >
        <Button busy={isSaving} onClick={() => answer("record")}>
          <Trans>Count my weeks</Trans>
        </Button>
      </Asked>
    );
  }
  if (hasTested) {
    return (
      <Asked
        title={<Trans>What did your test show?</Trans>}
        text={<Trans>If it was negative and a week passes without a period, test again.</Trans>}
        failure={failure}
      >
        <Button variant="secondary" busy={isSaving} onClick={() => answer("positive")}>
          <Trans>Positive</Trans>
        </Button>
        <Button variant="secondary" busy={isSaving} onClick={() => answer("negative")}>
          <Trans>Negative</Trans>
        </Button>
      </Asked>
    );
  }
  return (
    <Asked
      title={<Trans>Could you be pregnant?</Trans>}
      text={<Trans>A test is reliable now.</Trans>}
      failure={failure}
    >
      <Button variant="secondary" onClick={() => setTested(true)}>
        <Trans>I took a test</Trans>
      </Button>
      <Button variant="secondary" busy={isSaving} onClick={() => answer("impossible")}>
        <Trans>Not possible</Trans>
      </Button>
    </Asked>
  );
}

function useAnswer(cycleStart: CalendarDay | undefined, today: CalendarDay) {
  const { t } = useLingui();
  const signs = useQuery(signsQuery(today)).data ?? [];
  const { save, isSaving, failure } = useSave({
    send: saveLateAnswer,
    refreshes,
    isOneTap: true,
    onSaved: (_, { answer }) =>
      showToast({
        title: t`Saved`,
        description:
          answer === "impossible"
            ? t`If your next period is late too, we will ask again.`
            : answer === "negative"
              ? t`Your test is in today's signs.`
              : t`Book a clinic visit. They'll talk through your choices with you.`,
      }),
  });
  const answer = (given: LateAnswer) => void save({ answer: given, today, cycleStart, signs });
  return { answer, isSaving, failure };
}

interface AskedProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly failure: Error | null;
  readonly children: ReactNode;
}

function Asked({ title, text, failure, children }: AskedProps) {
  return (
    <section className="grid gap-2 border-t border-line py-2">
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="text-sm text-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 *:px-2!">{children}</div>
      <FailureNotice failure={failure} fields="all" />
    </section>
  );
}
