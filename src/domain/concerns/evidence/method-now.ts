import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import {
  type ContraceptiveEffect,
  contraceptiveEffect,
} from "../../cycles/norms/contraceptive-effect.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { type LifeStage, stageOn } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { stagesOf } from "./pregnancy.ts";

export interface Method {
  /** `null` without a method or an answer. */
  readonly name: CycleFacts["contraception"] | NonNullable<LifeStage["method"]>;
  readonly effect: ContraceptiveEffect;
  readonly iud: LifeStage["iud"];
  readonly pill: LifeStage["pill"];
  readonly from: CalendarDay | undefined;
}

/**
 * Returns today's method: from the history, else from the profile.
 * @example methodNow({ facts: { ...facts, contraception: "pill" } }, today).effect // "hormonal"
 */
export function methodNow(story: Story, today: CalendarDay): Method {
  const { contraception, iud: iudOfProfile } = story.facts;
  const stage = stageOn(stagesOf(story), "contraception", today);
  const name = stage?.method ?? (contraception === "none" ? null : contraception);
  const iud = stage?.iud ?? iudOfProfile;
  return {
    name,
    iud,
    pill: stage?.pill,
    from: stage?.from,
    effect: contraceptiveEffect(name, iud),
  };
}

/**
 * Returns whether the method contains or may contain oestrogen, as does a pill of unknown kind.
 * @example mayHoldOestrogen(methodNow(story, today)) // true on the ring
 */
export const mayHoldOestrogen = ({ name, pill }: Method): boolean =>
  name === "patch" || name === "ring" || (name === "pill" && pill !== "progestogen_only");

/** About six months, in which bleeding on a new hormonal method often settles. */
const SETTLES_WITHIN = 183;

export function isOnNewHormones(story: Story, today: CalendarDay): boolean {
  const { effect, from } = methodNow(story, today);
  return effect === "hormonal" && from !== undefined && daysBetween(from, today) <= SETTLES_WITHIN;
}

/**
 * Returns the method as evidence, from its first day if known, else as a background fact.
 * @example methodEvidence(methodNow(story, today), today) // { fact: "contraception", value: "pill", … }
 */
export const methodEvidence = (
  { name, pill, from }: Method,
  today: CalendarDay,
): ConcernEvidence => {
  const value = pill ?? name ?? "none";
  if (from !== undefined) return { fact: "contraception", day: from, value, unit: "" };
  return { fact: "background", day: today, value, unit: "", isOfNow: true };
};
