import { describe, expect, it } from "vitest";
import { historyOfSample, samples } from "./testing/samples.ts";

const textsOf = async (app: string, format?: string) => {
  const sample = samples.find((one) => one.app === app && (!format || one.format.includes(format)));
  if (!sample) throw new Error(app);
  return historyOfSample(sample);
};

describe("a sample of each format", () => {
  it.each(samples.map(({ app, format, content }) => [`${app}, ${format}`, content]))(
    "%s is read, and unsupported data is named",
    async (_, content) => {
      const { entries, notUnderstood } = await historyOfSample({ content });
      expect(Object.keys(entries).length + notUnderstood.length).toBeGreaterThan(0);
      for (const { category, example, count } of notUnderstood) {
        expect([category, example]).not.toContain("");
        expect(count).toBeGreaterThan(0);
      }
    },
  );

  it("has the bleeding days of the file", async () => {
    const starts = await Promise.all(
      samples.map(async (sample) => {
        const { entries } = await historyOfSample(sample);
        const cycles = (entries.cycles ?? []) as { startDay: string; endDay?: string }[];
        const spans = cycles.map(
          ({ startDay, endDay }) => `${startDay.slice(5)}–${endDay?.slice(5)}`,
        );
        return [`${sample.app}, ${sample.format}`, spans.join(" ")];
      }),
    );
    expect(Object.fromEntries(starts)).toMatchInlineSnapshot(`
      {
        "Apple Health, \`export.xml\`, also in its zip": "01-05–01-05",
        "Clue, \`.cluedata\`, the older list of days": "05-01–05-01",
        "Clue, \`measurements.json\`, also in its locked zip": "01-03–01-04",
        "Fertility Friend, CSV": "01-05–01-05",
        "Flo, JSON, also in its locked zip": "01-02–01-05",
        "Flo, its text form": "01-02–01-05",
        "Garmin, \`…_DailyMenstrualLogs.json\` in its zip": "01-05–01-05",
        "Garmin, \`…_MenstrualCycles.json\` in its zip": "01-05–01-09 02-05–02-05",
        "Kindara, CSV": "01-05–01-05",
        "Luteal, JSON backup": "01-05–01-06",
        "Mensinator, JSON": "01-05–01-06",
        "Menstrudel, JSON": "01-05–01-07",
        "Natural Cycles, CSV": "01-05–01-05 02-03–02-03",
        "Oura, CSV of its web page": "",
        "Ovumcy, CSV": "05-17–05-17",
        "Ovumcy, JSON": "05-17–05-17",
        "Peri, JSON": "01-10–01-13",
        "Period Calendar, CSV with a line for each period": "01-13–01-17 02-12–02-12",
        "Period Tracker, its text of notes": "02-09–02-09 03-12–03-15",
        "Read Your Body, CSV of its manual backup": "01-05–01-05",
        "Read Your Body, JSON of its manual backup": "01-05–01-05",
        "Samsung Health, \`com.samsung.health.cycle.flow…csv\` in its zip": "01-05–01-06",
        "a list of first days, text, a day a line": "01-05–01-05 02-09–02-09 03-12–03-12",
        "a table of your own, CSV, columns named by her": "01-13–01-14",
        "drip, CSV": "01-05–01-05",
      }
    `);
  });

  it("has the app's own words mapped", async () => {
    const flo = await textsOf("Flo", "JSON");
    expect(flo.doubts).toContainEqual({ code: "pregnant_cycle", count: 1 });
    const samsung = await textsOf("Samsung Health");
    expect(samsung.notUnderstood.map(({ example }) => example)).toEqual(["3", "2"]);
    const tracker = await textsOf("Period Tracker");
    expect(tracker.entries.symptoms).toEqual([
      { date: "2026-03-20", type: "headaches", severity: 2 },
    ]);
    const own = await textsOf("a table of your own");
    expect(own.entries.metabolic).toEqual([
      { date: "2026-01-13", weight: 64.9 },
      { date: "2026-01-14", weight: 64.9 },
    ]);
    expect(own.entries.ovulation).toMatchObject([
      { ovulationTest: "positive", basalBodyTemp: 36.5 },
      { ovulationTest: "negative", basalBodyTemp: 36.5 },
    ]);
  });
});
