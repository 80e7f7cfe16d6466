import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HairSite, hairTotalGuides } from "#domain/pcos/ferriman-gallwey.ts";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import type { SkinLook } from "../body-figures/view-model.ts";
import type { CheckStep, Grade, ThinningGrade, TrendKey } from "./view-model.ts";

export const gradeLabels: Record<Grade, MessageDescriptor> = {
  0: msg`None`,
  1: msg`A few hairs`,
  2: msg`A thin patch`,
  3: msg`Most of it, with gaps`,
  4: msg`All of it, thick`,
};

export const acneLabels: Record<Grade, MessageDescriptor> = {
  0: msg`Clear`,
  1: msg`A few small spots`,
  2: msg`Some spots`,
  3: msg`Many spots`,
  4: msg`Many, large or sore`,
};

export const thinningLabels: Record<ThinningGrade, MessageDescriptor> = {
  0: msg`Narrow parting`,
  1: msg`A little wider`,
  2: msg`Clearly wider`,
  3: msg`Wide, much scalp shows`,
};

export const lookLabels: Record<SkinLook, MessageDescriptor> = {
  deep: msg`Deep`,
  "dark-brown": msg`Dark brown`,
  brown: msg`Brown`,
  "light-brown": msg`Light brown`,
  light: msg`Light`,
  line: msg`Line drawing`,
};

export const trendLabels: Record<TrendKey, MessageDescriptor> = {
  total: msg`Hair score`,
  acne: msg`Acne`,
  hairThinning: msg`Hair thinning`,
};

export const guideLabels: Record<(typeof hairTotalGuides)[number]["group"], MessageDescriptor> = {
  "recent-guidance": msg`Recent guides`,
  "south-china": msg`Study in southern China`,
  philippines: msg`Study in the Philippines`,
  "older-studies": msg`Older studies`,
};

const otherSteps: Record<Exclude<CheckStep, HairSite>, MessageDescriptor> = {
  start: msg`Before you begin`,
  acne: msg`Acne on the face`,
  thinning: msg`Hair at the parting`,
  acanthosis: msg`Darker skin in folds`,
  review: msg`Your check`,
};

export function stepTitle(step: CheckStep, i18n: I18n): string {
  return i18n._({ ...otherSteps, ...hairSiteLabels }[step]);
}
