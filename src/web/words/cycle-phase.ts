import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Phase } from "#domain/phase/cycle-phase.ts";
import { phaseTenths } from "#domain/phase/phase-odds.ts";
import type { PhaseStatement } from "#domain/phase/phase-statement.ts";
import type { Labels } from "./labels.ts";

export const phaseNames: Labels<Phase> = {
  menstrual: msg`Menstrual phase`,
  follicular: msg`Follicular phase`,
  ovulatory: msg`Ovulatory phase`,
  luteal: msg`Luteal phase`,
};

/** The same where there is little room, as in a chip or a chart. */
export const phaseLabels: Labels<Phase> = {
  menstrual: msg`Menstrual`,
  follicular: msg`Follicular`,
  ovulatory: msg`Ovulatory`,
  luteal: msg`Luteal`,
};

/**
 * How sure an uncertain phase is, in terms of ovulation. `null` where the phase is sure or none is
 * named.
 */
export function certaintyWords(statement: PhaseStatement): MessageDescriptor | null {
  if (statement.kind !== "phase" || statement.isSure) return null;
  const tenths = phaseTenths(statement.probability);
  switch (statement.phase) {
    case "menstrual":
      return null;
    case "follicular":
      return msg`Before ovulation: about ${tenths} in 10 likely`;
    case "ovulatory":
      return msg`Around ovulation: about ${tenths} in 10 likely`;
    case "luteal":
      return msg`After ovulation: about ${tenths} in 10 likely`;
  }
}

/** The likeliest phase in words; `null` where none is named. */
export function phaseWords(statement: PhaseStatement): MessageDescriptor | null {
  switch (statement.kind) {
    case "unnamed":
    case "log-lapsed":
      return null;
    case "no-cycle":
      return msg`No phase yet`;
    case "late":
      return msg`Later than expected`;
    case "phase":
      return phaseNames[statement.phase];
  }
}

/** When it is, for a pattern: "after your period" is understood without knowing the phases. */
export const phaseTimes: Labels<Phase> = {
  menstrual: msg`During your period`,
  follicular: msg`After your period`,
  ovulatory: msg`Around ovulation`,
  luteal: msg`In the two weeks before your period`,
};
