import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { beginningOf, type LifeStage, lastDayOfEffect, stageOn } from "./life-stage.ts";

const reported = calendarDay("2026-06-01");
const pill: LifeStage = { kind: "contraception", method: "pill", toldOn: reported };
const ring: LifeStage = { kind: "contraception", method: "ring", from: calendarDay("2026-03-01") };

describe("stageOn", () => {
  it("returns the method that began last", () => {
    expect(stageOn([ring, pill], "contraception", reported)?.method).toBe("ring");
    expect(stageOn([ring, pill], "contraception", calendarDay("2026-02-28"))?.method).toBe("pill");
    expect(stageOn([ring], "contraception", calendarDay("2026-02-28"))).toBeUndefined();
    expect(stageOn([ring], "pregnancy", reported)).toBeUndefined();
  });

  it("extends injections beyond the day the next is due", () => {
    const injections: LifeStage = { ...ring, method: "injection", to: reported };
    expect(lastDayOfEffect(injections)).toBe(addDays(reported, 98));
    expect(lastDayOfEffect({ ...injections, everyWeeks: 8 })).toBe(addDays(reported, 63));
    expect(stageOn([injections], "contraception", addDays(reported, 98))).toBe(injections);
    expect(stageOn([injections], "contraception", addDays(reported, 99))).toBeUndefined();
  });

  it("starts a pregnancy without a first day when it was entered, or when it ended", () => {
    const pregnancy: LifeStage = { kind: "pregnancy", toldOn: reported };
    expect(beginningOf(pregnancy)).toBe(reported);
    expect(beginningOf({ ...pregnancy, to: addDays(reported, -9) })).toBe(addDays(reported, -9));
    expect(beginningOf(pill)).toBe("");
  });
});
