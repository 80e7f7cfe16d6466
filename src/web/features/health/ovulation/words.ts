import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { OvulationReason } from "#domain/ovulation/ovulation-evidence.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import type { ChartedCycle } from "./view-model.ts";

/** The conclusion from a cycle's signs; never claims that there was no ovulation. */
export function statusWords(
  { evidence, startDay, isRunning }: ChartedCycle,
  today: CalendarDay,
  i18n: I18n,
): { readonly title: string; readonly text: string } {
  const { status, ovulationDay } = evidence;
  if (status === "not seen" || ovulationDay === null) {
    return {
      title: i18n._(isRunning ? msg`Not confirmed yet` : msg`Not confirmed`),
      text: i18n._(notSeenBecause(isRunning, evidence.reasons.includes("no-signs"))),
    };
  }
  const date = addDays(startDay, ovulationDay - 1);
  const day = formatDayRange({ first: date, last: date }, today, i18n.locale);
  return status === "confirmed"
    ? {
        title: i18n._(msg`Ovulation confirmed`),
        text: i18n._(msg`Around day ${ovulationDay}, ${day}.`),
      }
    : {
        title: i18n._(msg`Ovulation likely`),
        text: i18n._(
          msg`Around day ${ovulationDay}, ${day}. Only a temperature that rises and stays up confirms it.`,
        ),
      };
}

function notSeenBecause(isRunning: boolean, hasNoSigns: boolean): MessageDescriptor {
  if (hasNoSigns) {
    return isRunning
      ? msg`Ovulation may still come, or may have come without a sign.`
      : msg`You may still have ovulated: one ovulation in five shows no rise.`;
  }
  return isRunning
    ? msg`Your signs don't show ovulation so far. It may still come, or may have come without a sign.`
    : msg`Your signs don't show ovulation in this cycle. You may still have ovulated: one ovulation in five shows no rise.`;
}

export const reasonWords: Record<OvulationReason, MessageDescriptor> = {
  "temperature-rise": msg`Three temperatures in a row are above the six before them, the third by 0.2 °C or more.`,
  "temperature-rise-slow": msg`Four temperatures in a row are above the six before them: a slow rise.`,
  "temperature-rise-with-dip": msg`Your temperature rose above the six days before it, with one dip on the way.`,
  "temperature-rise-taken-back": msg`Your temperature rose, then fell back under the line for three days. So that rise doesn't confirm ovulation.`,
  "temperature-rising": msg`Your last temperature is higher than the six before it. The next days will show whether it stays up.`,
  "no-temperature-rise": msg`No temperature rise that stayed up.`,
  "too-few-temperatures": msg`Fewer than seven temperatures count. That's too few to see a rise.`,
  "mucus-peak": msg`Your mucus was clearest and then dried.`,
  "mucus-peak-agrees": msg`Your mucus was clearest around that day, which agrees.`,
  "no-mucus-peak": msg`No day of clearest mucus with three drier days after it.`,
  "positive-test": msg`An ovulation test was positive. A surge can also pass without ovulation.`,
  "positive-test-agrees": msg`An ovulation test was positive around that day, which agrees.`,
  "several-test-peaks": msg`Ovulation tests were positive more than once.`,
  "tests-positive-for-long": msg`Ovulation tests were positive for more than five days in a row. Such tests can't show the day of ovulation.`,
  "no-positive-test": msg`All your ovulation tests were negative.`,
  "no-signs": msg`No signs are logged in this cycle.`,
};

export function chartLabel(cycle: ChartedCycle, today: CalendarDay, i18n: I18n): string {
  const { days, startDay, lastDay } = cycle;
  const range = formatDayRange({ first: startDay, last: lastDay }, today, i18n.locale);
  const readings = days.filter(({ entry }) => entry?.basalBodyTemp !== undefined).length;
  const words = i18n._(msg`Chart of ${days.length} days, ${range}: ${readings} temperatures.`);
  return `${words} ${statusWords(cycle, today, i18n).title}.`;
}
