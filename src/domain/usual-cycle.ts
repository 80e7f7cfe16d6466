import type { CycleFacts } from "./cycle-facts.ts";

/** What is usual, in days. */
export interface UsualCycle {
  /** From the first day of one period to the first day of the next. */
  readonly cycle: { readonly shortest: number; readonly longest: number };
  /** A period lasts up to this many days; `null` where no source was found. */
  readonly periodUpTo: number | null;
  readonly source: string;
}

/** Aged 18 to 45, without hormones. */
const ADULT: UsualCycle = {
  cycle: { shortest: 24, longest: 38 },
  periodUpTo: 8,
  source: "FIGO 2018, doi.org/10.1002/ijgo.12666",
};

/** In the first years after the first period. */
const ADOLESCENT: UsualCycle = {
  cycle: { shortest: 21, longest: 45 },
  periodUpTo: null,
  source: "Peña et al. 2020, PMC7092491",
};

const ADULT_AGE = 18;
const OLDEST_AGE_OF_THE_NORMS = 45;

/** An IUD may be hormonal, and she was not asked. */
const changesBleeding = new Set<CycleFacts["contraception"]>([
  "pill",
  "iud",
  "implant",
  "injection",
  "patch",
  "ring",
]);

/**
 * The usual range to read her cycles against; `null` where none holds: in a pregnancy, with
 * hormones or an IUD, past the age of the norms, and where her age is not known.
 * @example usualCycle({ age: 29, contraception: "none", pregnancy: null }) // 24 to 38 days
 */
export function usualCycle({
  age,
  contraception,
  pregnancy,
}: Pick<CycleFacts, "contraception" | "pregnancy"> & {
  readonly age: number | null;
}): UsualCycle | null {
  if (age === null || age > OLDEST_AGE_OF_THE_NORMS) return null;
  if (pregnancy === "pregnant" || changesBleeding.has(contraception)) return null;
  return age < ADULT_AGE ? ADOLESCENT : ADULT;
}
