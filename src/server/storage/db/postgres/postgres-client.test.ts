import { afterEach, beforeEach, expect, it } from "vitest";
import { type Line, openLine } from "#server/testing/faults/line.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

// A round trip to PostgreSQL takes longer than the work at its end.

const closing: (() => unknown)[] = [];
let line: Line;
let send: Awaited<ReturnType<TestApp["register"]>>["send"];

const date = "2026-11-18";
const symptom = { body: { date, type: "cramps", severity: 5 } };

beforeEach(async () => {
  const test = await createTestApp("postgresql", {
    through: async (location) => {
      // So slow that requests sent together arrive before any response to them.
      line = await openLine(location, { delay: 5 });
      closing.push(line.close);
      return line.location;
    },
  });
  closing.push(test.close);
  ({ send } = await test.register());
  await send("POST", "/api/cycles", { body: { startDate: date } });
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const roundTripsOf = async (status: number, ...request: Parameters<typeof send>) => {
  const before = line.roundTrips();
  expect((await send(...request)).statusCode).toBe(status);
  return line.roundTrips() - before;
};

it("a new entry takes five round trips: session, revision, look-up, insert and commit", async () => {
  expect(await roundTripsOf(201, "POST", "/api/symptoms", symptom)).toBe(5);
});

it("a changed entry takes five round trips too, and tries no insert", async () => {
  await send("POST", "/api/symptoms", symptom);
  expect(await roundTripsOf(201, "POST", "/api/symptoms", symptom)).toBe(5);
});

it("a list takes two round trips for the session and the rows, and one when unchanged", async () => {
  await send("GET", "/api/symptoms");
  expect(await roundTripsOf(200, "GET", "/api/cycles")).toBe(2);
  expect(await roundTripsOf(200, "GET", "/api/cycles")).toBe(1);
});

it("a prepared statement is not sent again", async () => {
  await send("POST", "/api/symptoms", symptom);
  await send("POST", "/api/symptoms", symptom);
  const before = line.statements().length;
  await send("POST", "/api/symptoms", symptom);
  const texts = line.statements().slice(before);
  expect(texts.map(({ text }) => text)).toEqual(["begin", "commit"]);
});
