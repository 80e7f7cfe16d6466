import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp("sqlite");
});

afterAll(() => test.close());

const read = async (client: Client) => (await client.send("GET", "/api/insights/patterns")).json();

async function logFiveCycles(client: Client): Promise<void> {
  const first = calendarDay("2026-06-01");
  await client.send("PATCH", "/api/user/profile", { body: { age: 29 } });
  for (let cycle = 0; cycle < 6; cycle += 1) {
    const start = addDays(first, cycle * 30);
    if (start > "2026-11-20") break;
    const body = { startDate: start, endDate: addDays(start, 4) };
    await client.send("POST", "/api/cycles", { body });
    for (let day = 0; day < 30; day += 1) {
      const date = addDays(start, day);
      if (date > "2026-11-20") break;
      const stress = day >= 23 ? 5 : 1;
      await client.send("POST", "/api/moods", {
        body: { date, depression: 1, anxiety: 1, stress },
      });
      if (day < 3) {
        const symptom = { date, type: "cramps", severity: 6 };
        await client.send("POST", "/api/symptoms", { body: symptom });
      }
    }
  }
}

describe("patterns", () => {
  it("say how much data is missing for an empty account", async () => {
    const patterns = await read(await test.register());
    expect(patterns.symptoms).toEqual([]);
    expect(patterns.timing.stress.kind).toBe("not-enough-days");
    expect(patterns.norms.kind).toBe("norms-do-not-hold");
    expect(patterns.backTest.kind).toBe("not-enough-cycles");
  });

  it("are found for symptoms that follow the cycle, and for no others", async () => {
    const client = await test.register();
    await logFiveCycles(client);
    const patterns = await read(client);
    expect(patterns.symptoms).toMatchObject([
      { type: "cramps", phase: "menstrual", sureness: "beyond-chance" },
    ]);
    expect(patterns.timing.stress.kind).toBe("may-follow-your-cycle");
    expect(patterns.timing.anxiety.kind).toBe("no-timing-seen");
    expect(patterns.norms).toMatchObject({ kind: "norms", frequency: { kind: "usual" } });
    expect(patterns.backTest).toMatchObject({ kind: "tested", inside: patterns.backTest.cycles });
  });

  it("are recomputed after a write and on a new day", async () => {
    const client = await test.register();
    await logFiveCycles(client);
    expect((await read(client)).norms.cycles).toBe(5);
    const [newest] = (await client.send("GET", "/api/cycles")).json();
    await client.send("DELETE", `/api/cycles/${newest.id}`);
    expect((await read(client)).norms.cycles).toBe(4);
  });
});
