import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { ovulationEstimate } from "#domain/phase/ovulation-estimate.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";

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
      return i18n._(
        msg`${plural(inDays, {
          one: `Ovulation estimate: ${range}, in about # day.`,
          other: `Ovulation estimate: ${range}, in about # days.`,
        })}`,
      );
    }
    case "now":
      return i18n._(msg`Ovulation estimate: about now, ${rangeOf(estimate.days)}.`);
    case "passed":
      return i18n._(msg`Ovulation estimate: passed, ${rangeOf(estimate.days)}.`);
    case "log-lapsed":
      return i18n._(msg`No ovulation estimate: log when your last period began.`);
    case "cycle-running-long":
      return i18n._(msg`No ovulation estimate: this cycle is longer than usual for you.`);
    case "hard-to-predict":
      return i18n._(msg`Ovulation estimate: hard to predict.`);
    case "no-cycle":
      return i18n._(msg`Log a period to see an ovulation estimate here.`);
    case "hidden":
    case "long-gap":
      return null;
  }
}
