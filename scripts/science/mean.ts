import { sumOf } from "#domain/basics/mean.ts";

/** `NaN` for an empty list. */
export const mean = (values: readonly number[]): number => sumOf(values) / values.length;
