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

/** Short forms for chips and charts. */
export const phaseLabels: Labels<Phase> = {
  menstrual: msg`Menstrual`,
  follicular: msg`Follicular`,
  ovulatory: msg`Ovulatory`,
  luteal: msg`Luteal`,
};

/** The certainty of a phase relative to ovulation; `null` if it is certain or unknown. */
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

/** The time of a phase: "after your period" needs no knowledge of phases. */
export const phaseTimes: Labels<Phase> = {
  menstrual: msg`During your period`,
  follicular: msg`After your period`,
  ovulatory: msg`Around ovulation`,
  luteal: msg`In the two weeks before your period`,
};
