import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { columnsOf } from "./columns.ts";
import { csvLines } from "./csv.ts";

const schema = z.object({
  id: z.string(),
  flow: z.optional(z.enum(["light", "heavy"])),
  pressure: z.optional(z.object({ systolic: z.number(), diastolic: z.number() })),
  consent: z.nullable(z.object({ version: z.string() })),
  plan: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("daily"), times: z.number() }),
    z.object({ kind: z.literal("days"), days: z.array(z.number()) }),
  ]),
});

const write = (entries: readonly unknown[]) => [...csvLines(schema as never, entries)].join("");

const notes = z.object({ notes: z.string() });
const cellFor = (words: string) => {
  const text = [...csvLines(notes as never, [{ notes: words }])].join("").slice(1);
  return Papa.parse<string[]>(text, { newline: "\r\n" }).data[1]?.[0];
};

describe("a spreadsheet", () => {
  it("has a column for each possible field, filled in or not", () => {
    expect(columnsOf(schema as never).map(({ head }) => head)).toEqual([
      "id",
      "flow",
      "pressure.systolic",
      "pressure.diastolic",
      "consent.version",
      "plan.kind",
      "plan.times",
      "plan.days",
    ]);
  });

  it("writes ratings of 1–5 out of 10, and names the scale of ratings only", () => {
    const ratings = z.object({
      stress: z.int().check(z.minimum(1), z.maximum(5)),
      pain: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
      timesADay: z.int().check(z.minimum(1), z.maximum(12)),
    });
    const heads = columnsOf(ratings as never).map(({ head }) => head);
    const [, line] = [...csvLines(ratings as never, [{ stress: 4, pain: 4, timesADay: 4 }])];
    expect(line).toBe("8,4,4\r\n");
    expect(heads).toEqual(["stress (0-10)", "pain (0-10)", "timesADay"]);
  });

  it("leaves missing values empty and joins a list in one cell", () => {
    const plan = { kind: "days", days: [1, 4] };
    expect(write([{ id: "a", consent: null, plan }])).toBe(
      "\uFEFFid,flow,pressure.systolic,pressure.diastolic,consent.version,plan.kind,plan.times,plan.days\r\n" +
        "a,,,,,days,,1; 4\r\n",
    );
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝1",
    "=1\n+2",
    '=HYPERLINK("x")',
    "  =1+1",
    "\u00a0@SUM(1)",
  ])("treats %j as text and not as a formula", (words) => {
    expect(cellFor(words)).toBe(`'${words}`);
  });

  it("returns any text unchanged, except for the escaping apostrophe", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (words) => {
        expect([words, `'${words}`]).toContain(cellFor(words) ?? "");
        expect(cellFor(words) ?? "").not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });
});
