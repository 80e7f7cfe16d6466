import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { calendarDay } from "#domain/days/calendar-day.ts";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { numberHoursLabels, numberKindLabels } from "#web/words/emergency-number-kind.ts";
import type { Labels } from "#web/words/labels.ts";

export function numberFacts(entry: CheckedNumber, i18n: I18n): string[] {
  const { hours, checkedOn } = entry;
  const checked = formatDay(calendarDay(checkedOn), i18n.locale);
  return [purposeOf(entry), numberHoursLabels[hours], msg`checked ${checked}`].flatMap((fact) =>
    fact === null ? [] : [i18n._(fact)],
  );
}

function purposeOf({ kind, hours, isPolice }: CheckedNumber): MessageDescriptor {
  if (isPolice) return numberKindLabels["gender-violence"];
  return kind === "mental-health" && hours === "by-appointment"
    ? msg`To talk to someone, mental health`
    : numberKindLabels[kind];
}

export const serviceWords: Readonly<Record<string, MessageDescriptor>> = {
  "Any emergency": msg`Any emergency`,
  Ambulance: msg`Ambulance`,
  Police: msg`Police`,
  "Child helpline": msg`Child helpline`,
  "Health helpline": msg`Health helpline`,
};

export const askClinicWords: Labels<"emergency" | "mental-health"> = {
  emergency: msg`We have no confirmed emergency number for your country yet. Ask your clinic for the local number.`,
  "mental-health": msg`We have no confirmed mental health line for your country yet. Ask your clinic.`,
};
