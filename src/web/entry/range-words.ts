import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldParams } from "#contract/field-codes.ts";

/** What a sentence may name; empty where the problem does not say. */
export type Figures = {
  readonly [Name in keyof FieldParams]-?: NonNullable<FieldParams[Name]> | "";
};

const none: Figures = {
  min: "",
  max: "",
  minLength: "",
  maxLength: "",
  unit: "",
  probableUnit: "",
  whole: false,
  type: "",
  options: "",
};

export const figuresOf = (params: FieldParams = {}): Figures => ({ ...none, ...params });

/** What may be typed into a field for a number. */
export function rangeWords({ min, max, unit, whole }: Figures): MessageDescriptor {
  if (min === "" && max === "") return msg`Enter a number.`;
  if (max === "") return msg`Enter a number not below ${min}.`;
  if (min === "") return msg`Enter a number not above ${max}.`;
  if (whole) return msg`Enter a whole number from ${min} to ${max}.`;
  if (unit === "") return msg`Enter a number from ${min} to ${max}.`;
  if (unit === "h") return msg`Enter a number from ${min} to ${max} hours.`;
  return msg`Enter a number from ${min} to ${max} ${unit}.`;
}
