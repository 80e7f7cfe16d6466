import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { answerForecast } from "./answer-forecast.ts";
import { answerOvulation } from "./answer-ovulation.ts";

async function engine(task: string, input: string): Promise<string[]> {
  const child = spawn("npm", ["run", "-s", "engine", "--", task], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stdin.end(input);
  await once(child, "close");
  return Buffer.concat(chunks).toString("utf8").trimEnd().split("\n");
}

describe("the engine on the command line", () => {
  it("answers each line in order, an invalid one with its error, and continues", async () => {
    const lines = [
      '{"id":"a","cycleLengths":[29,31,30]}',
      "not json",
      "",
      '{"id":"b","cycleLengths":"none"}',
      '{"id":7,"cycleLengths":[]}',
    ];
    const answers = await engine("forecast", lines.join("\n"));
    const read = answers.map((line): unknown => JSON.parse(line));
    expect(read).toEqual([
      expect.objectContaining({ id: "a", kind: "forecast" }),
      { id: null, error: expect.any(String) },
      { id: null, error: expect.any(String) },
      { id: "b", error: "cycleLengths must be a list of numbers" },
      expect.objectContaining({ id: 7, kind: "forecast" }),
    ]);
  });

  it("answers ovulation lines, too", async () => {
    const [answer = ""] = await engine("ovulation", '{"id":1,"lh":["negative","positive"]}\n');
    expect(JSON.parse(answer)).toMatchObject({ id: 1, status: "likely", ovulationDay: 3 });
  });
});

describe("a forecast line", () => {
  it("has exactly the documented fields, and probabilities that sum to 1", () => {
    const answer = answerForecast({ id: "x", cycleLengths: [28, 30, 27] });
    expect(Object.keys(answer)).toEqual([
      "id",
      "kind",
      "median",
      "interval50",
      "interval80",
      "interval90",
      "probabilities",
      "missedLogProbability",
    ]);
    const { p } = answer.probabilities;
    expect(p.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(p.every((share) => share >= 0)).toBe(true);
  });

  it("has nested intervals around the median", () => {
    const { interval90, interval80, interval50, median } = answerForecast({
      cycleLengths: [35, 70, 48],
      pcos: true,
      regularity: "irregular",
      age: 27,
    });
    const order = [interval90[0], interval80[0], interval50[0], median];
    expect([...order, interval50[1], interval80[1], interval90[1]]).toEqual(
      [...order, interval50[1], interval80[1], interval90[1]].sort((one, other) => one - other),
    );
  });

  it("gives past days zero probability", () => {
    const { probabilities, median } = answerForecast({
      cycleLengths: [28, 28, 28],
      daysSinceLastStart: 33,
    });
    expect(probabilities.firstDay).toBeGreaterThanOrEqual(33);
    expect(median).toBeGreaterThanOrEqual(33);
  });

  it("uses a confirmed ovulation and the personal luteal lengths", () => {
    const answer = answerForecast({
      cycleLengths: [28, 29],
      confirmedOvulationDay: 24,
      lutealLengths: [12, 12, 12, 12],
    });
    expect(answer.median).toBe(36);
  });

  it.each([
    { cycleLengths: [28, "29"] },
    { cycleLengths: [0] },
    { cycleLengths: [28], daysSinceLastStart: 1.5 },
    { cycleLengths: [28], regularity: "mostly" },
    { cycleLengths: [28], pcos: "yes" },
    {},
  ])("is rejected: %o", (line) => {
    expect(() => answerForecast(line)).toThrow(/must be/);
  });
});

/** A cycle of a line: clear mucus before ovulation and a temperature rise after it. */
function chart(length: number, ovulation: number, days = length) {
  const places = Array.from({ length: days }, (_, place) => place + 1);
  return {
    length,
    temperatures: places.map((day) => (day > ovulation ? 36.75 : 36.4)),
    mucus: places.map((day) => (day > ovulation - 4 && day <= ovulation ? 3 : day % 3)),
    lh: places.map((day) => (day === ovulation ? "positive" : null)),
  };
}

describe("a forecast line with signs", () => {
  const cycles = [chart(28, 15), chart(29, 16), chart(28, 15)];
  const { length: _, ...running } = chart(0, 20, 24);
  const lengths = cycles.map(({ length }) => length);

  it("uses the signs of the current cycle, and has the same fields", () => {
    const withSigns = answerForecast({ cycles, running, daysSinceLastStart: 23 });
    const bare = answerForecast({ cycleLengths: lengths, daysSinceLastStart: 23 });
    expect(Object.keys(withSigns)).toEqual(Object.keys(bare));
    expect(withSigns.median).toBeGreaterThan(bare.median + 2);
  });

  it("equals the forecast from lengths if the current cycle has no sign", () => {
    const bare = answerForecast({ cycleLengths: lengths, daysSinceLastStart: 20 });
    const silent = { temperatures: [null, null], mucus: null };
    expect(answerForecast({ cycles, daysSinceLastStart: 20 })).toEqual(bare);
    expect(answerForecast({ cycles, running: silent, daysSinceLastStart: 20 })).toEqual(bare);
  });

  it("accepts a missing current cycle, and more days since its start than signs", () => {
    const late = { cycles, daysSinceLastStart: 60 };
    expect(answerForecast({ ...late, running: null })).toEqual(answerForecast(late));
    const few = answerForecast({ ...late, running: { temperatures: [36.4] } });
    expect(few.probabilities.firstDay).toBeGreaterThanOrEqual(60);
  });

  it("ignores signs after today", () => {
    const upTo = (days: number) => {
      const { length: __, ...signs } = chart(0, 20, days);
      return answerForecast({ cycles, running: signs, daysSinceLastStart: 15 });
    };
    expect(upTo(28)).toEqual(upTo(16));
  });

  it("accepts mucus on either scale", () => {
    const graded = (list: readonly number[]) => list.map((step) => [0, 3, 3, 4][step] ?? 0);
    const onTheRule = answerForecast({
      cycles: cycles.map((cycle) => ({ ...cycle, mucus: graded(cycle.mucus) })),
      running: { ...running, mucus: graded(running.mucus) },
      daysSinceLastStart: 23,
    });
    expect(answerForecast({ cycles, running, daysSinceLastStart: 23 })).toEqual(onTheRule);
  });

  it.each([
    { cycles: 3 },
    { cycles: [28] },
    { cycles: [{}] },
    { cycles: [{ length: 28, temperatures: [97.5] }] },
    { cycles: [{ length: 28, mucus: [5] }] },
    { cycles: [{ length: 28, lh: ["maybe"] }] },
    { cycles: [null] },
    { cycles: { length: 28 } },
    { cycles: [{ length: "28" }] },
    { cycles: [{ length: 28, temperatures: [[36.4]] }] },
    { cycles: [{ length: 28, lh: [null, { day: 1 }] }] },
    { cycles: [], running: [36.4] },
    { cycles: [], running: { temperatures: "36.4" } },
  ])("is rejected: %j", (line) => {
    expect(() => answerForecast(line)).toThrow(/must be/);
  });
});

describe("an ovulation line", () => {
  it("contains only what was detected", () => {
    expect(answerOvulation({ id: 1, temperatures: [36.4, null] })).toEqual({
      id: 1,
      temperatureShift: { detected: false },
      mucusPeak: { detected: false },
      status: "not seen",
      reasons: ["too-few-temperatures"],
    });
  });

  it("counts indices from 0 and cycle days from 1", () => {
    const temperatures = [...Array(10).fill(36.4), 36.55, 36.6, 36.65];
    expect(answerOvulation({ id: 1, temperatures })).toMatchObject({
      temperatureShift: { rule: 0, coverline: 36.4, firstHighIndex: 10, completeIndex: 12 },
      status: "confirmed",
      ovulationDay: 10,
    });
  });

  it.each([{ temperatures: [97.5] }, { mucus: [5] }, { lh: ["maybe"] }, { lh: "positive" }])(
    "is rejected: %o",
    (line) => {
      expect(() => answerOvulation(line)).toThrow(/must be/);
    },
  );
});
