import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { currentCycleEvidence } from "#domain/ovulation/cycle-signs.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { formatShortDay } from "#web/i18n/format-day.ts";
import type { PredictionLine } from "./view-model.ts";

export function confidenceOf({ confidence }: Pick<PeriodForecast, "confidence">): {
  readonly beads: 1 | 2 | 3;
  readonly words: MessageDescriptor;
} {
  switch (confidence) {
    case "high":
      return { beads: 3, words: msg`Quite sure` };
    case "fair":
      return { beads: 2, words: msg`Somewhat sure` };
    case "low":
      return { beads: 1, words: msg`Not sure` };
  }
}

export function ovulationLine(
  facts: CycleFacts,
  { forecast, fertileWindow }: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): PredictionLine | null {
  if (fertileWindow.kind === "hidden" || forecast.kind !== "forecast") return null;
  if (forecast.basis !== "confirmed-ovulation") return null;
  const cycleDay = currentCycleEvidence(facts, today)?.ovulationDay ?? null;
  if (cycleDay === null) return null;
  const date = addDays(forecast.cycleStart, cycleDay - 1);
  const day = formatShortDay(date, i18n.locale);
  return {
    status: i18n._(msg`Confirmed`),
    dates: i18n._(msg`Around ${day}`),
    text: i18n._(msg`Your temperature rose and stayed up`),
  };
}
