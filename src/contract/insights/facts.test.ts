import { describe, expect, it } from "vitest";
import { dayRecord } from "#domain/day/day-record.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../scripts/testing/example-profile.ts";
import type { Profile } from "../account/profile.ts";
import type { Cycle } from "../entries/cycles.ts";
import { dayFlows, factsOf } from "./facts.ts";

const day = calendarDay("2026-11-20");
const cycle: Cycle = { id: "c", startDate: "2026-11-20T07:30:00.000Z", startDay: day };

describe("factsOf", () => {
  it("returns no facts for a user without logs or a profile", () => {
    expect(factsOf([], null, day)).toEqual({
      cycles: [],
      signs: [],
      flows: [],
      statedLength: null,
      regularity: null,
      pcos: null,
      contraception: null,
      pregnancy: null,
      age: null,
      hidesFertility: false,
      statedPeriodLength: null,
    });
  });

  it("has the days, flow and annotations of a cycle", () => {
    const fact = factsOf([{ ...cycle, endDay: addDays(day, 4), flow: "heavy" }], null, day)
      .cycles[0];
    expect(fact).toMatchObject({ startDay: day, endDay: addDays(day, 4), flow: "heavy" });
    const left = { ...cycle, leftOutBecause: "illness", isUnsure: true, missedLog: "yes" } as const;
    expect(factsOf([left], null, day).cycles[0]).toMatchObject({
      isExcluded: true,
      exclusionReason: "illness",
      isStartUnsure: true,
      missedLog: "yes",
    });
    expect(factsOf([cycle], null, day).cycles[0]?.isExcluded).toBe(false);
  });

  it("excludes the temperature of a disturbed night", () => {
    const [sign] =
      factsOf([], null, day, [{ id: "s", date: day, basalBodyTemp: 36.9, disturbance: "fever" }])
        .signs ?? [];
    expect(sign).toMatchObject({ day, temperature: 36.9, isTemperatureExcluded: true });
    const [clear] =
      factsOf([], null, day, [{ id: "s", date: day, basalBodyTemp: 36.5 }]).signs ?? [];
    expect(clear?.isTemperatureExcluded).toBe(false);
  });

  it("takes mucus from the last save, like the record of a day", () => {
    const sign = { id: "s", date: day, cervicalMucus: "dry", revision: 4 } as const;
    const log = { date: day, cervical_mucus: "egg-white", revision: 5 } as const;
    const mucusOf = (signs: Parameters<typeof factsOf>[3], logs: Parameters<typeof factsOf>[4]) =>
      factsOf([], null, day, signs, logs).signs?.map(({ mucus }) => mucus);
    expect(mucusOf([sign], [log])).toEqual(["egg_white"]);
    expect(mucusOf([{ ...sign, revision: 6 }], [log])).toEqual(["dry"]);
    expect(mucusOf([], [log, { date: addDays(day, -1) }])).toEqual(["egg_white"]);
    for (const signRevision of [undefined, 3, 5, 7]) {
      for (const logRevision of [undefined, 3, 5, 7]) {
        const [one, other] = [
          { ...sign, revision: signRevision },
          { ...log, revision: logRevision },
        ];
        const record = dayRecord({ ovulation: [one], dailyLogs: [other] }, day);
        expect(mucusOf([one], [other])).toEqual([record.mucus?.value]);
      }
    }
  });

  it('takes the flow of daily logs, "none" included, and skips days without an answer', () => {
    const logs = [
      { date: day, period_flow: "none" as const },
      { date: addDays(day, 1), period_flow: "light" as const },
      { date: addDays(day, 2) },
    ];
    const flows = [
      { day, flow: "none" },
      { day: addDays(day, 1), flow: "light" },
    ];
    expect(dayFlows(logs)).toEqual(flows);
    expect(factsOf([], null, day, [], logs).flows).toEqual(flows);
  });
});

describe("the facts on contraception and pregnancy", () => {
  const facts = (changes: Partial<Profile>) => {
    const { contraception, iud, pregnancy, isBreastfeeding } = factsOf(
      [],
      { ...thandi, ...changes },
      day,
    );
    return { contraception, iud, pregnancy, isBreastfeeding };
  };

  it("are those in effect today", () => {
    const copper = { kind: "contraception", method: "iud", iud: "copper" } as const;
    expect(facts({ contraception: "iud", lifeStages: [{ id: "s", ...copper }] })).toMatchObject({
      contraception: "iud",
      iud: "copper",
      pregnancy: null,
    });
    const lastInjection = { kind: "contraception", method: "injection", everyWeeks: 12 } as const;
    const to = addDays(day, -30);
    const injections = [{ id: "s", ...lastInjection, to }];
    expect(facts({ contraception: "none", lifeStages: injections }).contraception).toBe(
      "injection",
    );
    const feeding = [{ id: "s", kind: "breastfeeding", from: to } as const];
    expect(facts({ lifeStages: feeding }).isBreastfeeding).toBe(true);
  });

  it("do not count a pregnancy as a cycle of 300 days", () => {
    const [before, after] = [addDays(day, -330), addDays(day, -20)];
    const logged = [before, after].map((start) => ({
      ...cycle,
      startDate: start,
      startDay: start,
    }));
    const pregnancy = { from: addDays(day, -315), to: addDays(day, -50), ending: "birth" } as const;
    const lifeStages = [{ id: "s", kind: "pregnancy", ...pregnancy } as const];
    const { cycles } = factsOf(logged, { ...thandi, lifeStages }, day);
    expect(cycles.map(({ isExcluded }) => isExcluded)).toEqual([true, false]);
  });

  it("include the days on which the cycles may have changed", () => {
    const stopped = addDays(day, -20);
    const pill = { kind: "contraception", method: "pill", from: addDays(day, -900) } as const;
    const lifeStages = [{ id: "s", ...pill, to: stopped }];
    const logged = Array.from({ length: 9 }, (_, place) => {
      const startDay = addDays(day, -28 * place - 5);
      return { id: String(place), startDate: startDay, startDay };
    });
    const facts = factsOf(logged, { ...thandi, lifeStages }, day);
    expect(facts.likelyChanges).toEqual([pill.from, addDays(stopped, 1)]);
    expect(factsOf(logged, thandi, day)).not.toHaveProperty("likelyChanges");
  });

  it("extend an answer of the profile alone back indefinitely", () => {
    expect(factsOf([], { ...thandi, contraception: "pill" }, day)).toMatchObject({
      contraception: "pill",
      stages: [{ kind: "contraception", method: "pill" }],
    });
  });
});
