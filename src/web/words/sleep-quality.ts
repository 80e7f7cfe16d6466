import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** In the order of the scale, which begins at 1. */
export const sleepLabels: readonly MessageDescriptor[] = [
  msg`Poor`,
  msg`Fair`,
  msg`Good`,
  msg`Great`,
];

/** A night of 1 to 4 in words. */
export const sleepLabel = (quality: number): MessageDescriptor | undefined =>
  sleepLabels[quality - 1];
