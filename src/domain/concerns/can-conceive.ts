import type { Story } from "./story.ts";

/** A pregnancy is not looked for from here on: background knowledge, as contraception may end. */
const OLDEST_AGE = 55;

/**
 * Whether a pregnancy is possible for all that she said; who said nothing may conceive.
 * @example canConceive({ facts, background: { couldConceive: false } }) // false
 */
export const canConceive = ({ facts, background }: Story): boolean =>
  background?.couldConceive !== false && (facts.age ?? 0) < OLDEST_AGE;
