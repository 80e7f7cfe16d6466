import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Comparison, Tried, TriedMeasure } from "#contract/insights/tried.ts";
import { asWritten } from "#report/language-parts.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { labTestLabels } from "#web/words/lab-test.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { middleOf, sizeOf, verdictOf } from "./view-model.ts";

export function measureName(measure: TriedMeasure, i18n: I18n): string {
  switch (measure.kind) {
    case "cycle-length":
      return i18n._(msg`Cycle length`);
    case "weight":
      return i18n._(msg`Weight`);
    case "symptom":
      return i18n._(symptomLabels[measure.type]);
    case "lab":
      return measure.name ?? i18n._(labTestLabels[measure.test]);
  }
}

export function measureUnit(measure: TriedMeasure, i18n: I18n): string {
  switch (measure.kind) {
    case "cycle-length":
      return i18n._(msg`days`);
    case "weight":
      return i18n._(msg`kg`);
    case "symptom":
      return i18n._(msg`of 10`);
    case "lab":
      return measure.unit;
  }
}

export function verdictWords(comparison: Comparison): MessageDescriptor {
  const [before, after] = [middleOf(comparison.before), middleOf(comparison.after)];
  const [least, most] = sizeOf(comparison);
  switch (verdictOf(comparison)) {
    case "lower":
      return msg`From ${before} to ${after}: lower by ${least} to ${most}. Chance alone does this less than once in 20 times.`;
    case "higher":
      return msg`From ${before} to ${after}: higher by ${least} to ${most}. Chance alone does this less than once in 20 times.`;
    case "unclear":
      return msg`From ${before} to ${after}. That may be chance: no clear change.`;
    case "too-few": {
      const [one, other] = [comparison.before.length, comparison.after.length];
      return comparison.measure.kind === "cycle-length"
        ? msg`From ${before} to ${after}. Too few cycles to say: ${one} before, ${other} after.`
        : msg`From ${before} to ${after}. Too few weeks to say: ${one} before, ${other} after.`;
    }
  }
}

type Other = Tried["alsoChanged"][number];

const began: Readonly<Record<Exclude<Other["kind"], "medicine" | "change">, MessageDescriptor>> = {
  contraception: msg`contraception begun`,
  pregnancy: msg`pregnancy begun`,
};
const ended: typeof began = {
  contraception: msg`contraception stopped`,
  pregnancy: msg`pregnancy over`,
};

export function otherWords({ name, kind, day, change }: Other, i18n: I18n): string {
  const date = formatDay(day, i18n.locale);
  if (kind === "contraception" || kind === "pregnancy") {
    return `${i18n._((change === "began" ? began : ended)[kind])} (${date})`;
  }
  return change === "began"
    ? i18n._(msg`${asWritten(name ?? "")} begun (${date})`)
    : i18n._(msg`${asWritten(name ?? "")} stopped (${date})`);
}
