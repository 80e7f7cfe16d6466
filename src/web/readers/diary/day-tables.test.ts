import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { codes, historyIn, unknown } from "../testing/history-in.ts";

describe("Natural Cycles", () => {
  it("reads bleeding from its word or from a quantity alone", async () => {
    const result = await historyIn(
      [
        "Date,Temperature,Menstruation,Flow Quantity,Cervical Mucus Consistency,Mood Flags,LH Test,Cycle Day,Data Flags",
        "2026-01-05,36.51,MENSTRUATION,HEAVY,,,,1,",
        "2026-01-06,36.44,MENSTRUATION,,,SAD,,2,",
        "2026-01-12,97.9,SPOTTING,,,,,8,HANGOVER",
        "2026-01-18,36.5,,,EGG_WHITE,,POSITIVE,14,",
        "2026-02-03,36.6,,LIGHT,,,NEGATIVE,1,",
        "2026-02-04,,,UNCATEGORIZED,,,,2,",
      ].join("\n"),
    );
    expect(result.source).toBe("natural_cycles");
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-06", flow: "heavy", intermenstrualSpotting: true },
      { startDay: "2026-02-03", endDay: "2026-02-03", flow: "light" },
    ]);
    expect(result.entries.ovulation).toContainEqual({
      date: "2026-01-18",
      basalBodyTemp: 36.5,
      cervicalMucus: "egg_white",
      ovulationTest: "positive",
    });
    expect(codes(result)).toEqual({ fahrenheit: 1, spotting_apart: 1 });
    expect(unknown(result)).toEqual({ "Data Flags": 1 });
    expect(result.notUnderstood[0]?.notes).toEqual([
      { day: "2026-01-12", text: "Data Flags: HANGOVER" },
    ]);
  });

  it("reads sex with its protection, and pregnancy tests", async () => {
    const result = await historyIn(
      [
        "Date,Menstruation,Menstruation Quantity,Had Sex,Pregnancy Test",
        "2026-03-01,MENSTRUATION,HEAVY,NO,",
        "2026-03-14,,,YES_PROTECTED,",
        "2026-03-15,,,YES,NEGATIVE",
      ].join("\n"),
    );
    expect(result.entries.ovulation).toEqual([
      { date: "2026-03-14", sexualActivity: true },
      { date: "2026-03-15", sexualActivity: true },
    ]);
    expect(result.entries.signs).toEqual([{ date: "2026-03-15", pregnancyTest: "negative" }]);
    expect(result.notUnderstood).toEqual([]);
  });
});

it("Fertility Friend: uses the date rather than the cycle day, and its letter codes", async () => {
  const result = await historyIn(
    [
      "Day,Date,Temperature,Menses,CM,OPK,Intercourse,PT",
      "1,2026-02-03,97.30,H,,,,",
      "2,2026-02-04,97.2,L,,,,",
      "14,2026-02-16,97.1,,E,+,x,-",
    ].join("\n"),
  );
  expect(result.source).toBe("fertility_friend");
  expect(result.entries.cycles).toMatchObject([
    { startDay: "2026-02-03", endDay: "2026-02-04", flow: "heavy" },
  ]);
  expect(result.entries.ovulation).toContainEqual({
    date: "2026-02-16",
    basalBodyTemp: 36.17,
    cervicalMucus: "egg_white",
    ovulationTest: "positive",
    sexualActivity: true,
  });
  expect(result.entries.signs).toEqual([{ date: "2026-02-16", pregnancyTest: "negative" }]);
  expect(result.notUnderstood).toEqual([]);
});

it("Kindara: reads sex from its protection", async () => {
  const result = await historyIn(
    [
      "Date,Temperature,Menstruation,Cervical Fluid,Sex",
      "2026-02-03,97.3,Light,None,",
      "2026-02-16,97.1,,Eggwhite,Protected",
    ].join("\n"),
  );
  expect(result.entries.ovulation).toContainEqual({
    date: "2026-02-16",
    basalBodyTemp: 36.17,
    cervicalMucus: "egg_white",
    sexualActivity: true,
  });
});

it("Samsung Health: reads days given as midnights in milliseconds", async () => {
  const result = await historyIn(
    [
      "com.samsung.health.cycle.flow,6312001,1",
      "create_time,flow,day_time,deviceuuid,datauuid",
      "1770100000000,2,1770076800000,aa,bb",
      "1770186400000,2,1770163200000,aa,bc",
    ].join("\n"),
  );
  expect(result.entries.cycles).toMatchObject([{ startDay: "2026-02-03", endDay: "2026-02-04" }]);
});

it("Oura: finds the day before each lasting rise, one per cycle", async () => {
  const rows = Array.from({ length: 56 }, (_, place) => {
    const day = addDays(calendarDay("2026-02-01"), place);
    return `a${place};${day};${place % 28 < 14 ? -0.1 : 0.3}`;
  });
  const result = await historyIn(["id;day;temperature_deviation", ...rows].join("\n"));
  expect(result.entries.ovulation).toEqual([
    { date: "2026-02-14", ovulationByWearable: "oura" },
    { date: "2026-03-14", ovulationByWearable: "oura" },
  ]);
});

it("Oura: reads sleep and temperature from separate files of its zip", async () => {
  const zip = zipSync({
    "App Data/dailyreadiness.csv": strToU8("id;day;temperature_deviation\na;2026-02-03;0.12\n"),
    "App Data/sleepmodel.csv": strToU8("id;day;total_sleep_duration\nb;2026-02-03;27000\n"),
    "App Data/temperature.csv": strToU8("timestamp;skin_temp\n2026-02-03T01:00:00;35.1\n"),
  });
  const result = await historyIn(zip);
  expect(result.source).toBe("oura");
  expect(result.entries).toEqual({ pcosLogs: [{ date: "2026-02-03", sleep_hours: 7.5 }] });
  expect(unknown(result)).toEqual({ temperature_deviation: 1 });
  expect(codes(result)).toEqual({ other_files: 1 });
});
