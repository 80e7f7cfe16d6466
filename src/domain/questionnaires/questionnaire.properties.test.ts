import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  highestScore,
  questionnaireItems,
  questionnaireScore,
  type ScoredKind,
  saysSelfHarm,
  scoreBand,
} from "./questionnaire.ts";

const kinds: readonly ScoredKind[] = ["phq9", "gad7", "phq2", "gad2"];

const answered = fc.constantFrom(...kinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    answers: fc.array(fc.integer({ min: 0, max: 3 }), {
      minLength: questionnaireItems[kind],
      maxLength: questionnaireItems[kind],
    }),
  }),
);

describe("a questionnaire", () => {
  it("has every complete answer in exactly one published range", () => {
    fc.assert(
      fc.property(answered, (answers) => {
        const score = questionnaireScore(answers);
        const band = scoreBand(answers);
        expect(score).toBeLessThanOrEqual(highestScore(answers.kind));
        expect(band?.from).toBeLessThanOrEqual(score);
        expect(band?.to).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it("never gets a lower range for a worse answer", () => {
    fc.assert(
      fc.property(answered, fc.nat(), ({ kind, answers }, place) => {
        const item = place % answers.length;
        const worse = answers.map((answer, index) => (index === item ? 3 : answer));
        const [before, after] = [scoreBand({ kind, answers }), scoreBand({ kind, answers: worse })];
        expect(after?.from ?? 0).toBeGreaterThanOrEqual(before?.from ?? 0);
      }),
    );
  });

  it("ignores the order of answers, except for the ninth item", () => {
    fc.assert(
      fc.property(answered, ({ kind, answers }) => {
        const turned = answers.toReversed();
        expect(scoreBand({ kind, answers: turned })).toEqual(scoreBand({ kind, answers }));
      }),
    );
  });

  it.each([
    ["phq9", 4, "minimal"],
    ["phq9", 5, "mild"],
    ["phq9", 9, "mild"],
    ["phq9", 10, "moderate"],
    ["phq9", 15, "moderately-severe"],
    ["phq9", 19, "moderately-severe"],
    ["phq9", 20, "severe"],
    ["phq9", 27, "severe"],
    ["gad7", 9, "mild"],
    ["gad7", 10, "moderate"],
    ["gad7", 15, "severe"],
    ["gad7", 21, "severe"],
    ["phq2", 2, "few"],
    ["phq2", 3, "more"],
    ["gad2", 3, "more"],
  ] as const)("%s of %i is named %s, as published", (kind, score, name) => {
    const answers = Array.from({ length: questionnaireItems[kind] }, (_, item) =>
      Math.max(0, Math.min(3, score - 3 * item)),
    );
    expect(questionnaireScore({ answers })).toBe(score);
    expect(scoreBand({ kind, answers })?.name).toBe(name);
  });

  it("reports self-harm by its ninth item alone", () => {
    const calm = [3, 3, 3, 3, 3, 3, 3, 3, 0];
    expect(saysSelfHarm({ kind: "phq9", answers: calm })).toBe(false);
    expect(saysSelfHarm({ kind: "phq9", answers: [0, 0, 0, 0, 0, 0, 0, 0, 1] })).toBe(true);
    expect(saysSelfHarm({ kind: "gad7", answers: calm })).toBe(false);
  });
});
