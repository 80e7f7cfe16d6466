import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { currentCycleStart } from "#domain/cycles/cycle-history.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay, formatDayRange } from "#web/i18n/format-day.ts";
import { type FirstEstimate, firstEstimate } from "../view-model.ts";

interface FirstEstimateNoteProps {
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
}

export function FirstEstimateNote({ facts, today }: FirstEstimateNoteProps) {
  const { i18n } = useLingui();
  const estimate = firstEstimate(facts, today);
  const stated = currentCycleStart(facts);
  if (estimate === null || stated === null) return null;
  return (
    <p className="rounded-control bg-hibiscus-wash p-4">
      <Sentence {...estimate} from={formatDay(stated, i18n.locale)} today={today} />
    </p>
  );
}

function Sentence(props: FirstEstimate & { readonly from: string; readonly today: CalendarDay }) {
  const { i18n } = useLingui();
  const { from } = props;
  switch (props.kind) {
    case "day": {
      const { length } = props;
      const next = formatDay(props.day, i18n.locale);
      return (
        <Trans>
          Counting from {from}, your next period may start around <strong>{next}</strong>, about{" "}
          {length} days later. The more you log, the closer this gets to your own cycle.
        </Trans>
      );
    }
    case "range": {
      const next = formatDayRange(props.range, props.today, i18n.locale);
      return (
        <Trans>
          Counting from {from}, your next period is hard to predict: likely <strong>{next}</strong>.
          The more you log, the closer this gets to your own cycle.
        </Trans>
      );
    }
    case "lapsed":
      return (
        <Trans>
          It's a long time since {from}. Many cycles are that long. If another period has begun
          since, enter its first day instead. If not, continue.
        </Trans>
      );
    case "over": {
      const { length } = props;
      return (
        <Trans>
          More than {length} days have passed since {from}. Many cycles are longer: your next
          answers help us say when your period may start.
        </Trans>
      );
    }
  }
}
