import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProblemSchema } from "#contract/kernel/errors.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const date = "2026-11-18";
const schedule = { kind: "daily", timesADay: 1 };

/** Each kind with a body that creates an entry, and two changes that two devices may send. */
const kinds: readonly {
  readonly path: string;
  readonly entry: object;
  readonly changes: readonly [object, object];
  readonly isUpserted?: true;
}[] = [
  {
    path: "/api/symptoms",
    entry: { date, type: "cramps", severity: 5 },
    changes: [{ severity: 1 }, { notes: "left side" }],
    isUpserted: true,
  },
  {
    path: "/api/moods",
    entry: { date, depression: 1, anxiety: 1, stress: 1 },
    changes: [{ anxiety: 4 }, { stress: 5 }],
    isUpserted: true,
  },
  {
    path: "/api/stress",
    entry: { date, level: 3 },
    changes: [{ level: 4 }, { tags: ["Work"] }],
    isUpserted: true,
  },
  {
    path: "/api/ovulation",
    entry: { date, basalBodyTemp: 36.5 },
    changes: [{ basalBodyTemp: 36.6 }, { ovulationTest: "positive" }],
    isUpserted: true,
  },
  {
    path: "/api/metabolic",
    entry: { date, weight: 70 },
    changes: [{ weight: 71 }, { insulin: 9 }],
    isUpserted: true,
  },
  {
    path: "/api/body-checks",
    entry: { date, acne: 1 },
    changes: [{ acne: 2 }, { notes: "threaded" }],
    isUpserted: true,
  },
  {
    path: "/api/pcos-logs",
    entry: { date, pain_level: 2 },
    changes: [{ pain_level: 7 }, { bloating: 3 }],
    isUpserted: true,
  },
  {
    path: "/api/labs",
    entry: { date, test: "testosterone", value: 1.4, unit: "nmol/L" },
    changes: [{ value: 1.6 }, { laboratory: "Lancet" }],
  },
  {
    path: "/api/cycles",
    entry: { startDate: date },
    changes: [{ flow: "light" }, { endDate: "2026-11-20" }],
  },
  {
    path: "/api/medicines",
    entry: { name: "Inositol", schedule, startDate: date },
    changes: [{ dose: 2 }, { why: "ovulation" }],
  },
];

interface Entry {
  readonly id?: string;
  readonly date: string;
  readonly revision: number;
}

const addressOf = (path: string, { id, date }: Entry) => `${path}/${id ?? date}`;

const ifMatch = (revision: number) => ({ "if-match": `"${revision}"` });

describe.each(engines)("two devices on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const create = async (client: Client, path: string, entry: object): Promise<Entry> =>
    (await client.send("POST", path, { body: entry })).json();
  const only = async (client: Client, path: string): Promise<Entry | null> =>
    (await client.send("GET", path)).json()[0] ?? null;
  const race = async (...sending: readonly ReturnType<Client["send"]>[]) => {
    const answers = await Promise.all(sending);
    const won = answers.filter(({ statusCode }) => statusCode < 300);
    const lost = answers.filter(({ statusCode }) => statusCode >= 300);
    expect([won.length, lost.map(({ statusCode }) => statusCode)]).toEqual([1, [412]]);
    const problem = ProblemSchema.parse(lost[0]?.json());
    expect(problem.code).toBe("conflict");
    return { winner: answers.findIndex(({ statusCode }) => statusCode < 300), won, problem };
  };

  const ROUNDS = 12;

  it.each(kinds)(
    "$path: of two changes one is applied, and the other gets a conflict",
    async (kind) => {
      const { path, entry, changes } = kind;
      const client = await test.register();
      let known = await create(client, path, entry);
      for (let round = 0; round < ROUNDS; round += 1) {
        const address = addressOf(path, known);
        const { won, problem } = await race(
          ...changes.map((body) =>
            client.send("PATCH", address, { body, headers: ifMatch(known.revision) }),
          ),
        );
        const stands = await only(client, path);
        expect(won[0]?.json()).toEqual(stands);
        expect(problem.current).toEqual(stands);
        expect(won[0]?.json().revision).toBeGreaterThan(known.revision);
        await client.send("DELETE", address);
        known = await create(client, path, entry);
      }
    },
  );

  it.each(kinds)("$path: of a deletion and a change only one is applied", async (kind) => {
    const { path, entry, changes } = kind;
    const client = await test.register();
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = await create(client, path, entry);
      const address = addressOf(path, known);
      const headers = ifMatch(known.revision);
      const change = () => client.send("PATCH", address, { body: changes[0], headers });
      const remove = () => client.send("DELETE", address, { headers });
      const isChangeFirst = round % 2 === 0;
      const { winner, problem } = isChangeFirst
        ? await race(change(), remove())
        : await race(remove(), change());
      const hasChangeWon = (winner === 0) === isChangeFirst;
      const stands = await only(client, path);
      expect(problem.current).toEqual(stands);
      expect(stands === null).toBe(!hasChangeWon);
      await client.send("DELETE", address);
    }
  });

  it.each(kinds.filter(({ isUpserted }) => isUpserted))(
    "$path: of two saves of one day one is applied, and the other gets a conflict",
    async ({ path, entry, changes }) => {
      const client = await test.register();
      for (let round = 0; round < ROUNDS; round += 1) {
        const bodies = changes.map((change) => ({ ...entry, ...change }));
        const first = await race(
          ...bodies.map((body) =>
            client.send("POST", path, { body, headers: { "if-none-match": "*" } }),
          ),
        );
        const known = await only(client, path);
        expect(first.problem.current).toEqual(known);
        if (known === null) throw new Error("nothing was saved");
        const headers = ifMatch(known.revision);
        const again = await race(
          client.send("POST", path, { body: { ...entry, ...changes[0], ...changes[1] }, headers }),
          client.send("POST", path, { body: entry, headers }),
        );
        const stands = await only(client, path);
        expect(again.problem.current).toEqual(stands);
        expect(again.won[0]?.json()).toEqual(stands);
        await client.send("DELETE", addressOf(path, known));
      }
    },
  );

  it.each([
    ["/api/user/profile", { age: 29 }, { country: "Kenya" }],
    ["/api/care-plan", { step: "walk", isDone: true }, { step: "sleep", isDone: true }],
    ["/api/visit/plan", { months: 3 }, { questions: ["Why so tired?"] }],
  ])(
    "%s: of two changes one is applied, and the other gets a conflict",
    async (path, one, other) => {
      const client = await test.register();
      const { revision } = (await client.send("GET", path)).json();
      const headers = ifMatch(revision);
      const { won, problem } = await race(
        client.send("PATCH", path, { body: one, headers }),
        client.send("PATCH", path, { body: other, headers }),
      );
      const stands = (await client.send("GET", path)).json();
      expect([won[0]?.json(), problem.current]).toEqual([stands, stands]);
    },
  );
});
