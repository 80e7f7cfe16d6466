import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { isAfterPregnancy, type PauseReason } from "#domain/life/pause-reason.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { fertileLine, nextPeriodLine } from "../view-model.ts";
import { PredictionRow } from "./prediction-row.tsx";

interface PredictionsProps {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
  /** What she may answer to the next period; `null` where nothing fits. */
  readonly action: ReactNode;
}

/** When the next period and the fertile days may come, each with its range. */
export function Predictions(props: PredictionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid">
      <h2 id={id} className="sr-only">
        <Trans>Predictions</Trans>
      </h2>
      <Rows {...props} />
    </section>
  );
}

function Rows({ overview, today, action }: PredictionsProps) {
  const { i18n } = useLingui();
  const { forecast, fertileWindow } = overview;
  if (forecast.kind === "no-cycle") {
    return (
      <Sentence>
        <Trans>Log a few cycles to see predictions</Trans>
      </Sentence>
    );
  }
  if (forecast.kind === "paused") {
    const { reason } = forecast;
    return (
      <>
        <Sentence>{i18n._(pausedWords[reason])}</Sentence>
        {isAfterPregnancy(reason) && (
          <TextLink href="/guidance">
            <Trans>When to get help</Trans>
          </TextLink>
        )}
      </>
    );
  }
  const period = nextPeriodLine(forecast, today, i18n);
  const fertile = fertileLine(fertileWindow, today, i18n);
  return (
    <>
      {period && (
        <PredictionRow
          title={<Trans>Next Period</Trans>}
          line={period}
          tone="hibiscus"
          action={action}
        />
      )}
      {fertile && (
        <PredictionRow title={<Trans>Fertile Window</Trans>} line={fertile} tone="gold" />
      )}
    </>
  );
}

/**
 * Bleeding for up to two weeks and a period after four to six: NHS, Miscarriage, What happens
 * (reviewed 2022). For a clinician's review.
 */
const pausedWords: Readonly<Record<PauseReason, MessageDescriptor>> = {
  pregnant: msg`Predictions are paused while you're pregnant. Your logged cycles stay, and predictions return when you change your pregnancy status in Settings.`,
  "after-loss": msg`We're sorry. Bleeding can last up to two weeks. Get help at once if you soak a pad in an hour, feel hot or shivery, have strong pain, or a discharge that smells bad. Your next period usually comes after 4 to 6 weeks.`,
  "after-birth": msg`Your cycle has not come back yet. Bleeding in the first weeks after a birth is not a period. When your first period comes, start it here.`,
  "after-pregnancy": msg`Your cycle has not come back yet. When your next period comes, start it here.`,
  "after-change": msg`Predictions are paused: a year went by without a period. If you had periods in between, say so in Cycle history.`,
};

const Sentence = ({ children }: { readonly children: ReactNode }) => (
  <p className="border-line py-3 text-soft max-md:border-t">{children}</p>
);
