import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { forecastPeriod } from "../../forecast/forecast-period.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { cyclesOfLengths, factsOf } from "../../testing/example-facts.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { hasBloodlessMethod } from "./bloodless-method.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);

const womanWith = (more: Partial<CycleFacts>, daysSince = 60): CycleFacts =>
  factsOf({ cycles: cyclesOfLengths([28, 29, 28, 27], ago(112 + daysSince)), ...more });

const using = (stage: Omit<LifeStage, "kind">): Partial<CycleFacts> => ({
  stages: [{ kind: "contraception", from: ago(300), ...stage }],
});

describe("60 days after the last period", () => {
  it.each<[string, Partial<CycleFacts>]>([
    ["an implant", using({ method: "implant" })],
    ["an injection", using({ method: "injection" })],
    ["a hormonal IUD", using({ method: "iud", iud: "hormonal" })],
    ["a pill without breaks", using({ method: "pill", pack: "no_breaks" })],
    ["a progestogen-only pill", using({ method: "pill", pill: "progestogen_only" })],
    ["an implant named in the profile", { contraception: "implant" }],
  ])("%s pauses predictions instead of calling the period late", (_, more) => {
    expect(forecastPeriod(womanWith(more), today)).toEqual({ kind: "paused", reason: "method" });
  });

  it.each<[string, Partial<CycleFacts>]>([
    ["no method", {}],
    ["a copper IUD", using({ method: "iud", iud: "copper" })],
    ["a pill with breaks", using({ method: "pill", pack: "21_7" })],
    ["an implant that was removed", using({ method: "implant", to: ago(200) })],
  ])("%s does not pause predictions", (_, more) => {
    expect(forecastPeriod(womanWith(more), today).kind).toBe("forecast");
  });
});

it("predictions go on with an implant while periods still come", () => {
  const facts = womanWith(using({ method: "implant" }), 10);
  expect(hasBloodlessMethod(facts, today)).toBe(true);
  expect(forecastPeriod(facts, today).kind).toBe("forecast");
});
