import type { Story } from "./story.ts";

/**
 * Whether her first period came in the last year, as far as ages in years tell: then long gaps are
 * expected.
 * @example isFirstYear({ facts: { ...facts, age: 13 }, background: { firstPeriodAge: 13 } }) // true
 */
export const isFirstYear = ({ facts: { age }, background }: Story): boolean =>
  age !== undefined && age !== null && background?.firstPeriodAge === age;
