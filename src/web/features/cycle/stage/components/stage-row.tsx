import { Trans } from "@lingui/react/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { isAdolescent, usualCycleAt } from "#domain/cycles/norms/usual-cycle.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { QuickLog } from "./quick-log.tsx";

interface StageRowProps {
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
}

export function StageRow({ facts, today }: StageRowProps) {
  if (!isAdolescent(facts.age)) return <QuickLog today={today} />;
  const { shortest, longest } = usualCycleAt(facts.age).cycle;
  return (
    <p className="border-t border-line py-1.5 text-sm/5 text-soft">
      <Trans>
        In the first years, {shortest} to {longest} days from one period to the next is usual.
      </Trans>{" "}
      <a href="#first-years" className="font-semibold text-hibiscus-ink underline">
        <Trans>More for your age</Trans>
      </a>
    </p>
  );
}
