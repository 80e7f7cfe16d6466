import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StressTag } from "#contract/stress.ts";
import type { Scale } from "../view-model.ts";

export const scaleLabels: Readonly<Record<Scale, MessageDescriptor>> = {
  depression: msg`Depression`,
  anxiety: msg`Anxiety`,
  stress: msg`Stress`,
};

export const tagLabels: Readonly<Record<StressTag, MessageDescriptor>> = {
  Work: msg`Work`,
  Family: msg`Family`,
  Financial: msg`Financial`,
  Sleep: msg`Sleep`,
  Health: msg`Health`,
};

/** In the order of the scale, which begins at 1. */
export const sleepLabels: readonly MessageDescriptor[] = [
  msg`Poor`,
  msg`Fair`,
  msg`Good`,
  msg`Great`,
];

const levelWords: readonly MessageDescriptor[] = [
  msg`very low`,
  msg`low`,
  msg`moderate`,
  msg`high`,
  msg`very high`,
];

/** What a level of 1–5 means in words. */
export function wordsOfLevel(level: number): MessageDescriptor {
  return levelWords[level - 1] ?? msg`moderate`;
}
