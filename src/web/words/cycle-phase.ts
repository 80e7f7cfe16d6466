import { msg } from "@lingui/core/macro";
import type { Phase } from "#domain/cycle-phase.ts";
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

/** When it is, for a pattern: "after your period" is understood without knowing the phases. */
export const phaseTimes: Labels<Phase> = {
  menstrual: msg`During your period`,
  follicular: msg`After your period`,
  ovulatory: msg`Around ovulation`,
  luteal: msg`In the two weeks before your period`,
};
