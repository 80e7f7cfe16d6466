import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryKinds, kindNames } from "#contract/kinds.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { readFile } from "#web/readers/read-file.ts";

const restored = kindNames.filter((kind) => entryKinds[kind].isRestored && kind !== "profile");
const zone = "Africa/Johannesburg";
const firstDay = calendarDay("2024-01-03");

/** Periods, which may not overlap, with a length or without. */
const periods = fc
  .array(
    fc.record({ gap: fc.integer({ min: 25, max: 90 }), days: fc.integer({ min: 0, max: 8 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((list) => {
    let startDay = firstDay;
    return list.map(({ gap, days }) => {
      startDay = addDays(startDay, gap);
      const endDay = addDays(startDay, days);
      const id = `7f2c1b80-6f3e-4e0a-9b1d-2f3c${startDay.replaceAll("-", "")}`;
      return { id, startDate: startDay, startDay, endDate: endDay, endDay, flow: "heavy" };
    });
  });

/** Text and numbers as people write them: no spaces around, and one decimal. */
const plausible = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => {
      if (name === "assumedSeverity") return undefined;
      if (typeof inner === "number") return Math.round(inner * 10) / 10;
      // FHIR has no other spaces.
      return typeof inner === "string" ? inner.replace(/[^\S\n]/g, " ").trim() || undefined : inner;
    }),
  );

/** What the screens don't let her write: a stage without a first day, a name for a test that has one. */
const asWritten = (kind: string) => (entry: unknown) => {
  const { name, toldOn, ...others } = entry as Readonly<Record<string, unknown>>;
  if (kind === "lifeStage") return { from: firstDay, ...others };
  return kind === "labResult" && others.test !== "other" ? others : entry;
};

/** Prepares an entry or a list for comparison: drops empty texts and lists. */
function comparable(value: unknown, isWithIds: boolean): unknown {
  const text = JSON.stringify(value ?? null, (name, inner: unknown) => {
    const isEmpty = inner === "" || (Array.isArray(inner) && inner.length === 0);
    return isEmpty || (name === "id" && !isWithIds) ? undefined : inner;
  });
  const plain: unknown = text === "{}" ? null : JSON.parse(text ?? "null");
  return Array.isArray(plain) ? plain.map((one) => JSON.stringify(one)).toSorted() : plain;
}

describe("an invented account, exported and imported into a new one", () => {
  let test: TestApp;
  afterAll(() => test.close());

  const fileOf = async (client: Client, form: string) => {
    const body = form === "/fhir" ? { body: { type: "collection" } } : {};
    return (await client.send("POST", `/api/account/export${form}`, body)).rawPayload;
  };
  const recordOf = async (client: Client): Promise<Record<string, unknown>> =>
    JSON.parse((await fileOf(client, "")).toString());
  const today = () => calendarDay(new Date(test.now()).toISOString().slice(0, 10));

  const importInto = async (client: Client, file: Buffer) => {
    const reading = await readFile(new Blob([new Uint8Array(file)]), {
      today: today(),
      timeZone: zone,
    });
    if (reading.kind !== "history") throw new Error("a question");
    const { source, entries } = reading.history;
    const answer = await client.send("POST", "/api/imports", { body: { source, entries } });
    expect(answer.json()).toMatchObject({ refused: [], kept: {} });
  };

  const invented = fc.record(
    Object.fromEntries(
      restored.map((kind) => [
        entryKinds[kind].exportedAs,
        kind === "cycle"
          ? periods
          : fc.array(
              anyEntry(kind as Kind)
                .map(plausible)
                .map(asWritten(kind)),
              { minLength: 6, maxLength: 6 },
            ),
      ]),
    ),
  );

  const written: { readonly woman: Client; readonly before: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    test = await createTestApp("sqlite");
    for (const account of fc.sample(invented, { seed: 37, numRuns: 3 })) {
      const woman = await test.register();
      const entries = Object.fromEntries(
        restored.map((kind) => {
          const { exportedAs, key } = entryKinds[kind];
          const list = account[exportedAs] as unknown[];
          return [exportedAs, key.length === 0 ? list[0] : list];
        }),
      );
      const body = { source: "mwezi", entries };
      expect((await woman.send("POST", "/api/imports", { body })).statusCode).toBe(201);
      const before = await recordOf(woman);
      for (const kind of restored) {
        expect(comparable(before[entryKinds[kind].exportedAs], false), kind).not.toEqual([]);
      }
      written.push({ woman, before });
    }
    expect(written).toHaveLength(3);
  });

  it.each([
    ["JSON", ""],
    ["spreadsheets", "/csv"],
    ["a workbook", "/xlsx"],
    ["a clinic's file (FHIR)", "/fhir"],
  ])("has the same record through %s", async (_, form) => {
    for (const { woman, before } of written) {
      const another = await test.register();
      await importInto(another, await fileOf(woman, form));
      const after = await recordOf(another);
      for (const kind of restored) {
        const name = entryKinds[kind].exportedAs;
        const [one, other] = [before, after].map((all) => comparable(all[name], form !== "/fhir"));
        expect({ [name]: other }).toEqual({ [name]: one });
      }
    }
  });
});
