import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { SignEffect, SignsExplained } from "#domain/forecast/explain-signs.ts";
import type { SignsBackTest } from "#domain/forecast/signs-back-test.ts";

function seenWords({ kind, warmDays, lastSeen }: SignEffect): MessageDescriptor {
  switch (kind) {
    case "temperature":
      return warmDays === 0
        ? msg`No lasting rise in temperature yet`
        : msg`${plural(warmDays, { one: "# warm day", other: "# warm days" })}`;
    case "mucus":
      return lastSeen === null
        ? msg`No clear mucus so far`
        : msg`Clear mucus, last on day ${lastSeen}`;
    case "test":
      return lastSeen === null
        ? msg`No positive ovulation test so far`
        : msg`Positive ovulation test, last on day ${lastSeen}`;
    case "wearable": {
      const day = Number(lastSeen);
      return msg`Your wearable places ovulation on day ${day}`;
    }
  }
}

function movedWords(moved: number): MessageDescriptor {
  if (moved === 0) return msg`no change`;
  const days = Math.abs(moved);
  return moved < 0
    ? msg`${plural(days, { one: "# day earlier", other: "# days earlier" })}`
    : msg`${plural(days, { one: "# day later", other: "# days later" })}`;
}

const NEXT: Record<NonNullable<SignsExplained["next"]>, MessageDescriptor> = {
  temperature: msg`A temperature tomorrow would narrow this most.`,
  mucus: msg`A look at your mucus tomorrow would narrow this most.`,
  test: msg`An ovulation test tomorrow would narrow this most.`,
};

export const effectWords = ({ effects }: SignsExplained, i18n: I18n): string[] =>
  effects.map((effect) => {
    const seen = i18n._(seenWords(effect));
    const moved = i18n._(movedWords(effect.moved));
    return i18n._(msg`${seen}: ${moved}`);
  });

export const nextWords = ({ next }: SignsExplained, i18n: I18n): string | null =>
  next === null ? null : i18n._(NEXT[next]);

export function backTestWords({ cycles, ...errors }: SignsBackTest, i18n: I18n): string {
  const [withSigns, without] = [errors.withSigns.toFixed(1), errors.without.toFixed(1)];
  return i18n._(
    msg`A week before the period, in your last ${cycles} cycles with signs, the likely day was ${withSigns} days off with them. Without them it was ${without} days off.`,
  );
}
