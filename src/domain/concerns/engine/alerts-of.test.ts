import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DailyLogSource } from "../../day/day-sources.ts";
import { calendarDay } from "../../days/calendar-day.ts";
import { alertRules } from "../topics/alerts.ts";
import { alertsOf, opensDialog } from "./alerts-of.ts";
import { rules } from "./rules.ts";

const date = calendarDay("2026-11-20");
const safetyAlerts = (log: Omit<DailyLogSource, "date">) =>
  alertsOf({ dailyLogs: [{ date, ...log }] }, date);

const bleeding = { key: "heavy-or-long-bleeding", level: "urgent" };
const severePain = { key: "severe-pain", level: "urgent" };
const moderatePain = { key: "moderate-pain", level: "warning" };
const acne = { key: "severe-acne", level: "warning" };

describe("alertsOf for one log", () => {
  it.each([
    ["nothing logged", {}, []],
    ["everything mild", { period_flow: "light", pain_level: 2, acne: 3 }, []],
    ["a heavy flow", { period_flow: "heavy" }, [bleeding]],
    ["a moderate flow", { period_flow: "moderate" }, []],
    ["8 days of bleeding", { bleeding_duration: 8 }, [bleeding]],
    ["7 days of bleeding", { bleeding_duration: 7 }, []],
    ["a heavy flow on day 9, once", { period_flow: "heavy", bleeding_duration: 9 }, [bleeding]],
    ["a pain of 10", { pain_level: 10 }, [severePain]],
    ["a pain of 8", { pain_level: 8 }, [severePain]],
    ["a pain of 7", { pain_level: 7 }, [moderatePain]],
    ["a pain of 6", { pain_level: 6 }, [moderatePain]],
    ["a pain of 5", { pain_level: 5 }, []],
    ["an acne of 8", { acne: 8 }, [acne]],
    ["an acne of 7", { acne: 7 }, []],
  ] as const)("%s [S8-27 S8-28 S8-29 S8-30]", (_, log, alerts) => {
    expect(safetyAlerts(log)).toEqual(alerts);
  });

  it("lists urgent alerts before warnings, and bleeding before pain [S8-31]", () => {
    const log = { period_flow: "heavy", pain_level: 9, acne: 10 } as const;
    expect(safetyAlerts(log)).toEqual([bleeding, severePain, acne]);
    expect(safetyAlerts({ pain_level: 6, acne: 9 })).toEqual([moderatePain, acne]);
  });

  it.each([
    [{}, false],
    [{ pain_level: 7 }, false],
    [{ acne: 10 }, false],
    [{ pain_level: 7, acne: 9 }, false],
    [{ pain_level: 8 }, true],
    [{ period_flow: "heavy", acne: 9 }, true],
  ] as const)("%o opens the dialog only when an alert is urgent: %s [S8-31]", (log, opens) => {
    expect(opensDialog(safetyAlerts(log))).toBe(opens);
  });
});

describe("alertsOf for any logs", () => {
  const flows = ["none", "spotting", "light", "moderate", "heavy"] as const;
  const tens = fc.integer({ min: 0, max: 10 });
  const logs = fc.record({
    period_flow: fc.constantFrom(...flows),
    bleeding_duration: fc.integer({ min: 0, max: 60 }),
    pain_level: tens,
    acne: tens,
  });

  it("lists every urgent alert before every warning, without duplicates", () => {
    fc.assert(
      fc.property(logs, (log) => {
        const alerts = safetyAlerts(log);
        const levels = alerts.map(({ level }) => level);
        expect(levels).toEqual([...levels].sort());
        expect(new Set(alerts.map(({ key }) => key)).size).toBe(alerts.length);
      }),
    );
  });

  it("never gets milder with more pain", () => {
    const gravity = (pain_level: number) =>
      safetyAlerts({ pain_level }).reduce(
        (sum, { level }) => sum + (level === "urgent" ? 2 : 1),
        0,
      );
    for (let pain = 0; pain < 10; pain += 1) {
      expect(gravity(pain + 1)).toBeGreaterThanOrEqual(gravity(pain));
    }
  });
});

it("the alerting rules are exactly those with an alert", () => {
  const alerting = rules.filter(({ alert }) => alert !== undefined);
  expect(new Set(alertRules)).toEqual(new Set(alerting));
});
