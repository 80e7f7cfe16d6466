import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RangePlace } from "#domain/labs/lab-range-place.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import type { SectionName, TrendPoint } from "./view-model.ts";

/** Biochemia Medica 33(2) 020706; FCOG notes (South Africa), AMH; Davis's Lab Tests; GPnotebook. */
export const readingWords: Partial<Record<LabTest, MessageDescriptor>> = {
  testosterone: msg`Methods differ at the low levels women have: compare results of one laboratory.`,
  amh: msg`Laboratories differ: use the range printed on your own result.`,
  fasting_insulin: msg`Laboratories differ: use the range printed on your own result.`,
  progesterone: msg`Low in the first half of a cycle and higher in the second, so the day matters.`,
};

export const placeWords: Record<RangePlace, MessageDescriptor> = {
  inside: msg`Inside the range your laboratory gave`,
  above: msg`Above the range your laboratory gave`,
  below: msg`Below the range your laboratory gave`,
  unclear: msg`Too close to the measuring limit to compare with the range`,
  "no-range": msg`You didn't enter a range for this result`,
};

export const shapeWords: Record<TrendPoint["shape"], MessageDescriptor> = {
  bead: msg`Laboratory`,
  diamond: msg`Your daily log`,
  ring: msg`No exact number (< or >)`,
};

export const sectionTitles: Record<SectionName, MessageDescriptor> = {
  sugar: msg`Blood sugar and insulin`,
  hormones: msg`Hormones`,
  fats: msg`Blood fats`,
  stores: msg`Blood, iron and vitamins`,
  own: msg`Your own tests`,
};
