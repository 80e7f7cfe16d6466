import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { ovulationEstimate } from "#domain/ovulation-estimate.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";

/** The ovulation estimate in a sentence; `null` where nothing of ovulation may be said. */
export function ovulationWords(
  overview: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): string | null {
  const estimate = ovulationEstimate(overview);
  const rangeOf = (days: { readonly first: CalendarDay; readonly last: CalendarDay }) =>
    formatDayRange(days, today, i18n.locale);
  switch (estimate.kind) {
    case "expected": {
      const { inDays } = estimate;
      const range = rangeOf(estimate.days);
      return inDays === 1
        ? i18n._(msg`Ovulation estimate: ${range}, in about 1 day.`)
        : i18n._(msg`Ovulation estimate: ${range}, in about ${inDays} days.`);
    }
    case "now":
      return i18n._(msg`Ovulation estimate: these days, ${rangeOf(estimate.days)}.`);
    case "passed":
      return i18n._(msg`Ovulation estimate: passed, ${rangeOf(estimate.days)}.`);
    case "log-lapsed":
      return i18n._(msg`Ovulation estimate: none until you log when your last period began.`);
    case "cycle-running-long":
      return i18n._(
        msg`Ovulation estimate: none now. This cycle runs longer than yours usually do.`,
      );
    case "hard-to-predict":
      return i18n._(
        msg`Ovulation estimate: hard to predict. Fertile days are possible ${rangeOf(estimate.possible)}.`,
      );
    case "no-cycle":
      return i18n._(msg`Log a period, and an ovulation estimate appears here.`);
    case "hidden":
    case "long-gap":
      return null;
  }
}
