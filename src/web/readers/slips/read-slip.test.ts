import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { type LabTest, labTests } from "#domain/labs/lab-tests.ts";
import { labUnits } from "#domain/labs/lab-units.ts";
import { ampathMail, lancetMessage, nhlsPrint } from "../testing/slip-samples.ts";
import { unitWritten } from "./numbers.ts";
import { readSlip } from "./read-slip.ts";

const today = calendarDay("2026-11-27");
const read = (text: string) => readSlip(text, today);
const shortOf = (text: string) =>
  read(text).results.map(({ tests, readings, rangeLow, rangeHigh }) =>
    [
      tests.join("/"),
      readings.map(({ value, unit }) => `${value} ${unit}`.trim()).join(" or "),
      `${rangeLow}-${rangeHigh}`,
    ].join(" | "),
  );

describe("the text of a laboratory", () => {
  it("is read from a message in one line", () => {
    expect(shortOf(lancetMessage)).toEqual([
      "tsh | 2.31 mIU/L | 0.35-4.94",
      "prolactin | 12.4 ug/L | 4.8-23.3",
      "testosterone | 1.9 nmol/L | 0.3-1.9",
      "fasting_glucose | 5.6 mmol/L | -5.6",
      "hba1c | 5.4 % or 36 mmol/mol | -",
    ]);
    expect(read(lancetMessage)).toMatchObject({
      taken: "2026-11-12",
      laboratory: "Lancet Laboratories",
      unread: [],
    });
  });

  it("is read from a table in an email, and lists the lines that were not", () => {
    expect(shortOf(ampathMail)).toEqual([
      "lh | 8.4 IU/L | -",
      "fsh | 5.2 IU/L | 3.5-12.5",
      "fasting_insulin | 14.8 mIU/L | 2.6-24.9",
      "17_ohp | 2.1 nmol/L | 0.6-3.3",
      "tsh | 1.200 mIU/L or 1200 mIU/L | -",
    ]);
    const { unread, taken, days, laboratory } = read(ampathMail);
    expect(unread.map((line) => line.replace(/\s.*/, ""))).toEqual([
      "S-Free",
      "S-Creatinine",
      "Comment:",
    ]);
    expect({ taken, days, laboratory }).toEqual({
      taken: "2026-11-05",
      days: ["2026-11-06", "2026-11-05"],
      laboratory: "Ampath",
    });
  });

  it("asks where a name or a number is unclear, and reads a value on the next line", () => {
    expect(shortOf(nhlsPrint)).toEqual([
      "haemoglobin | 10.9 g/dL | 12.0-15.0",
      "ferritin | <5 µg/L | 13-150",
      "vitamin_d | 48 nmol/L | 50-",
      "fasting_glucose/ogtt_2h_glucose/other | 5.1 mmol/L | 3.9-5.6",
      "amh | 3.4 ug/L | -",
      "progesterone | 31.8 nmol/L or 28.1 nmol/L | -",
    ]);
  });

  it.each([
    ["Free testosterone 31 pmol/L", []],
    ["Non-HDL cholesterol 3.1 mmol/L", []],
    ["LDL/HDL ratio 2.1", []],
    ["1,25-dihydroxyvitamin D 90 pmol/L", []],
    ["Transferrin 2.4 g/L", []],
    ["Mean corpuscular haemoglobin 29 pg", []],
    ["HbA1c 38 mmol/mol", ["hba1c"]],
    ["Glucose 2 hours post 75g: 7.1 mmol/L", ["ogtt_2h_glucose"]],
    ["Fasting plasma glucose 5.1 mmol/L", ["fasting_glucose"]],
    ["25-OH Vitamin D 60 nmol/L", ["vitamin_d"]],
    ["Progesterone (day 21) 38.2 nmol/L", ["progesterone"]],
  ])("%s is %j", (line, tests) => {
    expect(read(line).results.flatMap((result) => result.tests)).toEqual(tests);
  });

  it.each([
    ["tsh", "mU/l", "mIU/L"],
    ["tsh", "uIU/mL", "µIU/mL"],
    ["dheas", "μmol/L", "µmol/L"],
    ["prolactin", "mcg/L", "µg/L"],
    ["amh", "ug/L", ""],
    ["lh", "mIU/L", ""],
  ] as const)("the unit of %s written %s is %j", (test, written, unit) => {
    expect(unitWritten(test, written)).toBe(unit);
  });
});

describe("the days of a slip", () => {
  it("offer both readings of an unclear date", () => {
    const { taken, days } = read("Collected 05/03/2026\nTSH 2.1 mIU/L");
    expect([taken, days]).toEqual([null, ["2026-05-03", "2026-03-05"]]);
  });

  it("are settled by another date, and leave out the birthday", () => {
    const { taken, days } = read("DOB 31/12/1990 Collected 05/03/2026 Printed: 6 March 2026");
    expect([taken, days]).toEqual(["2026-03-05", ["2026-03-06", "2026-03-05"]]);
  });

  it("don't take the day of printing for the day of the blood draw", () => {
    expect(read("Printed 2026-03-05").taken).toBeNull();
  });
});

describe("any slip", () => {
  const names: Readonly<Record<Exclude<LabTest, "other">, string>> = {
    fasting_glucose: "Fasting glucose",
    fasting_insulin: "Insulin (fasting)",
    hba1c: "HbA1c",
    ogtt_2h_glucose: "OGTT 120 min",
    testosterone: "Testosterone",
    shbg: "SHBG",
    dheas: "DHEA-S",
    lh: "LH",
    fsh: "FSH",
    amh: "AMH",
    tsh: "TSH",
    prolactin: "Prolactin",
    progesterone: "Progesterone",
    "17_ohp": "17-OHP",
    total_cholesterol: "Cholesterol",
    ldl: "LDL",
    hdl: "HDL",
    triglycerides: "Triglycerides",
    haemoglobin: "Haemoglobin",
    ferritin: "Ferritin",
    vitamin_d: "Vitamin D",
  };
  const known = labTests.filter((test) => test !== "other");
  const number = fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10);
  const line = fc
    .record({
      test: fc.constantFrom(...known),
      nth: fc.nat(),
      value: number,
      sign: fc.constantFrom("", "<", ">"),
      range: fc.option(fc.tuple(number, number)),
      comma: fc.boolean(),
      gap: fc.constantFrom(" ", "   ", "\t"),
    })
    .map(({ nth, ...made }) => {
      const units = labUnits(made.test);
      return { ...made, unit: units[nth % units.length] ?? "" };
    });

  it("gives back each line with its value, unit and range", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const text = lines.map(({ test, value, sign, unit, range, comma, gap }) => {
          const cells = [names[test as keyof typeof names], `${sign}${value}`, unit];
          if (range) cells.push(`${range[0]} - ${range[1]}`);
          const written = cells.join(gap);
          return comma ? written.replaceAll(".", ",") : written;
        });
        const { results, unread } = read(text.join("\n"));
        expect(unread).toEqual([]);
        for (const [place, { test, value, sign, unit, range }] of lines.entries()) {
          const found = results[place];
          expect(found?.tests).toEqual([test]);
          expect(found?.readings.map((one) => one.value)).toEqual([`${sign}${value}`]);
          expect(unitWritten(test, found?.readings[0]?.unit ?? "")).not.toBe("");
          expect(labUnits(test)).toContain(unit);
          expect([found?.rangeLow, found?.rangeHigh]).toEqual(range ? range.map(String) : ["", ""]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("of random text never fails and reads only numbers that are in it", () => {
    const word = fc.constantFrom(
      "TSH",
      "glucose",
      "1,2",
      "<5",
      "- 3",
      "mIU/L",
      "%",
      "\n",
      ";",
      "12/11/2026",
    );
    const text = fc.array(fc.oneof(word, fc.string()), { maxLength: 60 });
    fc.assert(
      fc.property(text, (words) => {
        const slip = words.join(" ");
        for (const { readings } of read(slip).results) {
          for (const { value } of readings) {
            const digits = value.replace(/\D/g, "");
            expect(slip.replace(/\D/g, "")).toContain(digits);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("of 100,000 characters takes well under a second", () => {
    for (const text of ["1".repeat(100_000), "TSH 1 ".repeat(16_000), "glucose ".repeat(12_000)]) {
      const start = performance.now();
      read(text);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });
});
