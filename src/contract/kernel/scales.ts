import * as z from "zod/mini";
import { withBounds } from "./number-bounds.ts";

export function numberFrom(min: number, max: number, unit?: string) {
  return withBounds(z.number().check(z.minimum(min), z.maximum(max)), {
    min,
    max,
    ...(unit !== undefined && { unit }),
  });
}

export function wholeNumberFrom(min: number, max: number) {
  return withBounds(z.int().check(z.minimum(min), z.maximum(max)), { min, max, whole: true });
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values);
}

/** A field that a change may omit, or clear with `null`. */
export function removable<Field extends z.ZodMiniOptional>(field: Field) {
  return z.optional(z.nullable(field));
}

export const YesNoSchema = z.boolean();

/** 0 is none, 10 is the worst imaginable. */
export const TenScaleSchema = wholeNumberFrom(0, 10);

/** The mood card's sliders: 1 is least, 5 is most. */
export const FiveScaleSchema = wholeNumberFrom(1, 5);
