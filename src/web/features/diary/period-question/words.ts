import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LoggedCycle } from "#domain/cycles/cycle-facts.ts";
import type { PeriodChoices } from "#domain/cycles/periods/flow-on-a-day.ts";
import type { PeriodAnswer } from "#domain/cycles/periods/period-answer.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";

type Choices = PeriodChoices<LoggedCycle>;

function startWords(
  day: CalendarDay,
  { endDay, ends }: Choices["starts"],
  i18n: I18n,
): MessageDescriptor {
  const start = formatDay(day, i18n.locale);
  if (endDay !== null) {
    return msg`Your period covers ${start} only, because you logged a later one.`;
  }
  if (ends === null) return msg`Your period starts on ${start}.`;
  const earlier = formatDay(ends.cycle.startDay, i18n.locale);
  const last = formatDay(ends.lastDay, i18n.locale);
  return msg`Your period starts on ${start}. The one that started ${earlier} ends on ${last}.`;
}

function joinWords(
  day: CalendarDay,
  { cycle, edge }: NonNullable<Choices["extends"]>,
  i18n: I18n,
): MessageDescriptor {
  const start = formatDay(cycle.startDay, i18n.locale);
  const reached = formatDay(day, i18n.locale);
  return edge === "last"
    ? msg`Your period that started ${start} extends to ${reached}.`
    : msg`Your period starts on ${reached} instead of ${start}.`;
}

export function answersTo(day: CalendarDay, choices: Choices, i18n: I18n) {
  const option = (value: PeriodAnswer, label: MessageDescriptor, effect: MessageDescriptor) => ({
    value,
    label: i18n._(label),
    description: i18n._(effect),
  });
  const joined = choices.extends;
  return [
    ...(joined === null
      ? []
      : [option("extends", msg`Yes, it belongs to one I logged`, joinWords(day, joined, i18n))]),
    option("starts", msg`Yes, a period starts`, startWords(day, choices.starts, i18n)),
    option("between", msg`No, it's bleeding between periods`, msg`Your cycles stay as they are.`),
  ];
}
