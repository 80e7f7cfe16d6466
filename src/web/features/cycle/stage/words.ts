import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Gestation } from "#domain/stage/gestation.ts";
import type { StageNow } from "#domain/stage/stage-now.ts";
import type { Labels } from "#web/words/labels.ts";

export function weeksWords({ weeks, days }: Pick<Gestation, "weeks" | "days">): MessageDescriptor {
  const noun = msg`${plural(weeks, { one: "week", other: "weeks" })}`;
  if (days === 0) return noun;
  return msg`${plural(weeks, { one: "week", other: "weeks" })}, ${plural(days, { one: "# day", other: "# days" })}`;
}

export const dayWords = (days: number): MessageDescriptor =>
  msg`${plural(days, { one: "day", other: "days" })}`;

export const trimesterWords: Labels<Gestation["trimester"]> = {
  1: msg`First trimester`,
  2: msg`Second trimester`,
  3: msg`Third trimester`,
};

const noteWords: Readonly<Partial<Record<StageNow["kind"], MessageDescriptor>>> = {
  "after-loss": msg`Your cycle has not come back yet.`,
  "after-birth": msg`Your cycle has not come back yet.`,
  "after-pregnancy": msg`Your cycle has not come back yet.`,
  "after-method": msg`Your cycle has not come back yet.`,
  "after-menopause": msg`A year without a period`,
  "periods-ended": msg`No periods any more`,
};

export const stageNote = (stage: StageNow): MessageDescriptor | null =>
  noteWords[stage.kind] ?? null;

export function ringWords(stage: StageNow): MessageDescriptor {
  if (stage.kind === "pregnant") return msg`Pregnant`;
  if (stage.kind !== "by-method") return stageNote(stage) ?? msg`Predictions are paused`;
  return stage.isBloodless ? msg`No period expected` : msg`Your pack begins here`;
}
