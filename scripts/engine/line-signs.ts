import type { LuteinisingTests } from "#domain/ovulation/luteinising-peaks.ts";
import type { CycleSigns } from "#domain/ovulation/ovulation-evidence.ts";
import { type Line, numbersOrNull, optionalList } from "./line-fields.ts";

function testsOf(line: Line): LuteinisingTests {
  return optionalList(line, "lh").map((test) => {
    if (test === undefined || test === null) return null;
    if (test === "negative" || test === "positive") return test;
    throw new Error('each of lh must be "negative", "positive" or null');
  });
}

export const signsOf = (line: Line): CycleSigns => ({
  temperatures: numbersOrNull(line, "temperatures", { least: 30, most: 45 }),
  mucus: numbersOrNull(line, "mucus", { least: 0, most: 4 }),
  luteinisingTests: testsOf(line),
  wearables: [],
});

export function firstDays(signs: CycleSigns, days: number): CycleSigns {
  const fitted = <Note>(notes: readonly (Note | null)[]) =>
    Array.from({ length: days }, (_, place) => notes[place] ?? null);
  return {
    temperatures: fitted(signs.temperatures),
    mucus: fitted(signs.mucus),
    luteinisingTests: fitted(signs.luteinisingTests),
    wearables: [],
  };
}

/** Clear mucus and the next best on the rule's scale (`MucusGrades`). */
const [CLEAR, CREAMY] = [4, 3];

/** Converts from the scale of four: dry, sticky, creamy, clear. */
const gradeOfStep = (step: number) => {
  if (step >= 3) return CLEAR;
  return step > 0 ? CREAMY : 0;
};

/** The best grade is 4. Lines without a 4 use 0 dry, 1 sticky, 2 creamy, 3 clear. */
export function onOneScale<Cycle extends { readonly signs: CycleSigns }>(
  cycles: readonly Cycle[],
): readonly Cycle[] {
  if (cycles.some(({ signs }) => signs.mucus.includes(CLEAR))) return cycles;
  return cycles.map((cycle) => ({
    ...cycle,
    signs: {
      ...cycle.signs,
      mucus: cycle.signs.mucus.map((step) => (step === null ? null : gradeOfStep(step))),
    },
  }));
}
