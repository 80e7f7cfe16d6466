import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { bodyOf, draftOf, problemsOf, type StageDraft } from "./form.ts";

const today = calendarDay("2026-11-20");
const typed = (changes: Partial<StageDraft>): StageDraft => ({
  ...draftOf({ kind: "contraception" }),
  ...changes,
});

describe("a life stage", () => {
  it("sends only the details of the chosen kind", () => {
    const details = { iud: "copper", everyWeeks: "12", pill: "progestogen_only" } as const;
    const everything = { ...details, pack: "24_4", ending: "loss" } as const;
    const asked = (changes: Partial<StageDraft>) => bodyOf(typed({ ...everything, ...changes }));
    expect(asked({ method: "iud" })).toEqual({
      kind: "contraception",
      method: "iud",
      iud: "copper",
    });
    expect(asked({ method: "injection" })).toMatchObject({ everyWeeks: 12 });
    expect(asked({ method: "pill" })).toMatchObject({ pill: "progestogen_only", pack: "24_4" });
    expect(asked({ method: "sterilisation" })).toEqual({
      kind: "contraception",
      method: "sterilisation",
    });
    expect(asked({ kind: "breastfeeding", method: "pill" })).toEqual({ kind: "breastfeeding" });
    expect(asked({ kind: "pregnancy" })).toEqual({ kind: "pregnancy" });
  });

  it("sends how it ended only once it is over", () => {
    const over = { to: "2026-11-01", whyStopped: "bleeding", ending: "birth" } as const;
    expect(bodyOf(typed({ method: "ring", ...over }))).toEqual({
      kind: "contraception",
      method: "ring",
      to: "2026-11-01",
      whyStopped: "bleeding",
    });
    expect(bodyOf(typed({ kind: "pregnancy", ...over }))).toMatchObject({ ending: "birth" });
    expect(bodyOf(typed({ method: "ring", ...over, to: "" }))).not.toHaveProperty("whyStopped");
  });

  it.each([
    ["method", {}],
    ["from", { method: "pill", from: "2026-11-21" }],
    ["to", { method: "pill", to: "2026-11-21" }],
    ["to", { method: "pill", from: "2026-11-10", to: "2026-11-09" }],
  ] as const)("is rejected at %s for invalid values: %j", (field, changes) => {
    const problems = problemsOf(typed(changes), today).filter((problem) => problem !== null);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
  });
});
