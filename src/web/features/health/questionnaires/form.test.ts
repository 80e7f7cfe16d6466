import { describe, expect, it } from "vitest";
import { questionnaireItems } from "#domain/questionnaires/questionnaire.ts";
import {
  questionnaireKinds,
  questionnaireText,
} from "#domain/questionnaires/questionnaire-text.ts";
import {
  answeredIn,
  callsForLong,
  emptyDraft,
  openItems,
  opensCrisis,
  sleepAnswersIn,
} from "./form.ts";

describe("a questionnaire", () => {
  it("has the items of its published form", () => {
    for (const subject of ["mood", "worry"] as const) {
      const { items } = questionnaireText[subject];
      expect(items.length).toBe(questionnaireItems[questionnaireKinds[subject].long]);
      expect(new Set(items).size).toBe(items.length);
    }
  });

  it("is complete once each item has an answer, including 0", () => {
    expect(answeredIn("mood", emptyDraft)).toBeNull();
    expect(answeredIn("mood", { answers: { 0: 0 }, isLong: false })).toBeNull();
    const both = { answers: { 0: 0, 1: 2 }, isLong: false };
    expect(answeredIn("mood", both)).toEqual({ kind: "phq2", answers: [0, 2] });
    expect(openItems("worry", { ...both, isLong: true })).toEqual([2, 3, 4, 5, 6]);
  });

  it("keeps the first two answers when extended to all items", () => {
    const rest = { 2: 1, 3: 1, 4: 1, 5: 1, 6: 0 };
    const draft = { answers: { 0: 3, 1: 0, ...rest }, isLong: true };
    expect(answeredIn("worry", draft)).toEqual({ kind: "gad7", answers: [3, 0, 1, 1, 1, 1, 0] });
  });

  it("asks for the other items from 3 points", () => {
    const of = (one: number, other: number) => ({ answers: { 0: one, 1: other }, isLong: false });
    expect(callsForLong("mood", of(1, 1))).toBe(false);
    expect(callsForLong("mood", of(1, 2))).toBe(true);
    expect(callsForLong("mood", { ...of(3, 3), isLong: true })).toBe(false);
  });

  it("opens the crisis panel only for the ninth item of the mood form, above 0", () => {
    expect(opensCrisis("mood", 8, 1)).toBe(true);
    expect(opensCrisis("mood", 8, 0)).toBe(false);
    expect(opensCrisis("mood", 7, 3)).toBe(false);
    expect(opensCrisis("worry", 8, 3)).toBe(false);
  });
});

it("sleep answers are in order once all are given", () => {
  const all = { breathing_pauses: "no", snoring: "yes", sleepy: "yes" } as const;
  expect(sleepAnswersIn(all)).toEqual([1, 1, 0]);
  expect(sleepAnswersIn({ breathing_pauses: "no", snoring: "yes" })).toBeNull();
});
