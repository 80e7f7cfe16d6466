import { Plural, Trans } from "@lingui/react/macro";
import { longWait } from "#domain/concerns/engine/long-wait.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";

interface LongWaitNoteProps {
  readonly facts: CycleFacts;
  readonly forecast: Forecast;
  readonly today: CalendarDay;
}

export function LongWaitNote({ facts, forecast, today }: LongWaitNoteProps) {
  const wait = longWait(facts, forecast, today);
  if (wait === null) return null;
  const { kind, days, isSincePeriod } = wait;
  const cycleDay = days + 1;
  return (
    <section className="rounded-control bg-violet-wash p-4">
      <h3 className="font-sans font-semibold tracking-normal">
        {isSincePeriod ? (
          <Trans>Day {cycleDay} since your last period started.</Trans>
        ) : (
          <Plural value={days} one="# day without a period" other="# days without a period" />
        )}
      </h3>
      <p className="mt-1">
        {kind === "ninety-days" ? (
          <Trans>
            If you could be pregnant, take a test first. Then visit a clinic: after 90 days without
            a period, it's worth finding out why.
          </Trans>
        ) : (
          <Trans>
            This is later than most of your cycles. If you could be pregnant, take a test. If long
            waits keep happening, a doctor or clinic can look into it with you.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href="/summary">
          <Trans>Make a page for the visit</Trans>
        </TextLink>
        <TextLink href="/guidance">
          <Trans>When to get help</Trans>
        </TextLink>
        <TextLink href="/settings/profile#life-stages">
          <Trans>I have no periods any more</Trans>
        </TextLink>
      </p>
    </section>
  );
}
