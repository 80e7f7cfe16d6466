import { countedCycles } from "../cycles/cycle-history.ts";
import { naturalCycles } from "../cycles/natural-cycles.ts";
import { normsHold, usualCycleAt } from "../cycles/usual-cycle.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { isFirstYear } from "./is-first-year.ts";
import type { Finding, Rule } from "./rule.ts";

/** About a year of cycles. */
const CYCLES = 13;
const LATEST = 3;
const OUTSIDE_OF_LATEST = 2;

/** Cycles shorter or longer than is usual at her age. */
export const cycleLength: Rule = {
  key: "cycle-length",
  trigger:
    "Two of her last three cycles, or more than half of the last 13 (three at least), outside 24 to 38 days (under 18: 21 to 45). Not in the first year after the first period nor over 45, nor in a pregnancy, while breastfeeding or with hormones.",
  source:
    "FIGO 2018, doi.org/10.1002/ijgo.12666; Peña et al. 2020, PMC7092491; how many: our judgement",
  grade: "S",
  holdsFor: null,
  find(story): readonly Finding[] {
    const { facts } = story;
    if (!normsHold(facts) || isFirstYear(story)) return [];
    const { shortest, longest } = usualCycleAt(facts.age).cycle;
    const cycles = countedCycles(naturalCycles(facts)).slice(-CYCLES);
    const isOutside = ({ length }: { readonly length: number }) =>
      length < shortest || length > longest;
    const outside = cycles.filter(isOutside);
    const isOften = cycles.slice(-LATEST).filter(isOutside).length >= OUTSIDE_OF_LATEST;
    const isMost = cycles.length >= LATEST && outside.length > cycles.length / 2;
    const evidence = outside.map(({ startDay: day, length: value }): ConcernEvidence => {
      return { fact: "cycle_length", day, value, unit: "days" };
    });
    return isOften || isMost ? findings("mention", evidence) : [];
  },
};
