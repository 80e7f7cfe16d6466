import * as z from "zod/mini";

/** Numbers and choices that several kinds of entry share. Each says in its error what to do. */

export function numberFrom(min: number, max: number, unit = "") {
  const error = `Enter a number from ${min} to ${max}${unit && ` ${unit}`}.`;
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

export function wholeNumberFrom(min: number, max: number) {
  const error = `Enter a whole number from ${min} to ${max}.`;
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `Choose one of: ${values.join(", ")}.` });
}

export const YesNoSchema = z.boolean({ error: "Answer true or false." });

/** 0 is none, 10 is the most she can think of. */
export const TenScaleSchema = wholeNumberFrom(0, 10);

/** The mood card's sliders: 1 is least, 5 is most. */
export const FiveScaleSchema = wholeNumberFrom(1, 5);
