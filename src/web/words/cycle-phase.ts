import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Phase } from "#domain/phase/cycle-phase.ts";
import { phaseTenths } from "#domain/phase/phase-odds.ts";
import type { PhaseStatement } from "#domain/phase/phase-statement.ts";
import type { Labels } from "./labels.ts";

const phaseNames: Labels<Phase> = {
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

/** A phase that is not sure, by what she may think of: what ovulation is to it. */
function mostLikely(phase: Phase, probability: number): MessageDescriptor {
  const tenths = phaseTenths(probability);
  switch (phase) {
    case "menstrual":
      return phaseNames.menstrual;
    case "follicular":
      return msg`Most likely before ovulation, ${tenths} in 10`;
    case "ovulatory":
      return msg`Most likely around ovulation, ${tenths} in 10`;
    case "luteal":
      return msg`Most likely after ovulation, ${tenths} in 10`;
  }
}

/** The statement of her phase in words; `null` where none is named. */
export function phaseWords(statement: PhaseStatement): MessageDescriptor | null {
  switch (statement.kind) {
    case "unnamed":
    case "log-lapsed":
      return null;
    case "rough-guess":
      return phaseNames[statement.phase];
    case "late":
      return msg`Later than expected`;
    case "phase": {
      const { phase, probability, isSure } = statement;
      return isSure ? phaseNames[phase] : mostLikely(phase, probability);
    }
  }
}

/** When it is, for a pattern: "after your period" is understood without knowing the phases. */
export const phaseTimes: Labels<Phase> = {
  menstrual: msg`During your period`,
  follicular: msg`After your period`,
  ovulatory: msg`Around ovulation`,
  luteal: msg`In the two weeks before your period`,
};
