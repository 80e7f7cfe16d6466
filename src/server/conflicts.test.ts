import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProblemSchema } from "#contract/errors.ts";
import { engines } from "./testing/engines.ts";
import { keepFileOf, samplePng } from "./testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "./testing/test-app.ts";

const date = "2026-11-18";
const schedule = { kind: "daily", timesADay: 1 };

/** Each kind with what makes one and two changes of it that two devices may send. */
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

/** Where one entry stands; one that has no identifier stands at its day. */
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
  /** Both devices send at once; which comes first is not known. */
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

  it.each(kinds)("$path: of two changes one is applied, and the other sees it", async (kind) => {
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
  });

  it.each(kinds)("$path: a deletion and a change do not both happen", async (kind) => {
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
    "$path: of two saves of one day one stands, and the other sees it",
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
  ])("%s: of two changes one is applied, and the other sees it", async (path, one, other) => {
    const client = await test.register();
    const { revision } = (await client.send("GET", path)).json();
    const headers = ifMatch(revision);
    const { won, problem } = await race(
      client.send("PATCH", path, { body: one, headers }),
      client.send("PATCH", path, { body: other, headers }),
    );
    const stands = (await client.send("GET", path)).json();
    expect([won[0]?.json(), problem.current]).toEqual([stands, stands]);
  });
});

describe.each(engines)("what a caller says of the entry it read, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const mood = { date, depression: 1, anxiety: 1, stress: 1 };
  const saved = async (client: Client): Promise<Entry> =>
    (await client.send("POST", "/api/moods", { body: mood })).json();

  it("is not asked for: without it the last write stands", async () => {
    const client = await test.register();
    const { id } = await saved(client);
    await client.send("PATCH", `/api/moods/${id}`, { body: { stress: 2 } });
    const last = await client.send("PATCH", `/api/moods/${id}`, { body: { stress: 3 } });
    expect([last.statusCode, last.json().stress]).toEqual([200, 3]);
    expect((await client.send("POST", "/api/moods", { body: mood })).statusCode).toBe(201);
    expect((await client.send("DELETE", `/api/moods/${id}`)).statusCode).toBe(204);
  });

  it("holds while other entries are written, and not after this one was", async () => {
    const client = await test.register();
    const { id, revision } = await saved(client);
    await client.send("POST", "/api/moods", { body: { ...mood, date: "2026-11-17" } });
    const send = (stress: number) =>
      client.send("PATCH", `/api/moods/${id}`, { body: { stress }, headers: ifMatch(revision) });
    expect((await send(2)).statusCode).toBe(200);
    const late = await send(3);
    expect([late.statusCode, late.json().current.stress]).toEqual([412, 2]);
    expect(late.headers["content-type"]).toContain("application/problem+json");
  });

  it("a write whose answer was lost may be sent again as it was", async () => {
    const client = await test.register();
    const { id, revision } = await saved(client);
    const request = { body: { stress: 2 }, headers: ifMatch(revision) };
    const first = await client.send("PATCH", `/api/moods/${id}`, request);
    const again = await client.send("PATCH", `/api/moods/${id}`, request);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);

    const stress = { date, level: 2 };
    const isNew = { body: stress, headers: { "if-none-match": "*" } };
    const begun = await client.send("POST", "/api/stress", isNew);
    const begunAgain = await client.send("POST", "/api/stress", isNew);
    expect([begunAgain.statusCode, begunAgain.json().revision]).toEqual([
      201,
      begun.json().revision,
    ]);
  });

  it("an entry that was deleted answers with none, to whoever has read it", async () => {
    const client = await test.register();
    const { id, revision } = await saved(client);
    await client.send("DELETE", `/api/moods/${id}`);
    const headers = ifMatch(revision);
    for (const answer of [
      await client.send("PATCH", `/api/moods/${id}`, { body: { stress: 2 }, headers }),
      await client.send("DELETE", `/api/moods/${id}`, { headers }),
      await client.send("POST", "/api/moods", { body: mood, headers }),
    ]) {
      expect([answer.statusCode, answer.json().current]).toEqual([412, null]);
    }
    expect((await client.send("DELETE", `/api/moods/${id}`)).statusCode).toBe(404);
  });

  it("a day that is taken is refused to who takes it for free, whatever says so", async () => {
    const client = await test.register();
    const known = await saved(client);
    const body = { ...mood, stress: 5 };
    for (const headers of [{ "if-none-match": "*" }, { "if-match": '"0"' }]) {
      const answer = await client.send("POST", "/api/moods", { body, headers });
      expect([answer.statusCode, answer.json().current]).toEqual([412, known]);
    }
    const free = { ...body, date: "2026-11-17" };
    const headers = { "if-none-match": "*" };
    expect((await client.send("POST", "/api/moods", { body: free, headers })).statusCode).toBe(201);
  });

  it.each([
    ["if-match", "12"],
    ["if-match", 'W/"12"'],
    ["if-match", '"012"'],
    ["if-match", '"1", "2"'],
    ["if-match", '"-1"'],
    ["if-match", ""],
    ["if-match", '"9999999999999999"'],
    ["if-none-match", '"12"'],
  ])("%s: %s is refused by name, and nothing is written", async (name, value) => {
    const client = await test.register();
    const known = await saved(client);
    const headers = { [name]: value };
    const body = { ...mood, stress: 5 };
    for (const answer of [
      await client.send("POST", "/api/moods", { body, headers }),
      await client.send("PATCH", `/api/moods/${known.id}`, { body: { stress: 5 }, headers }),
      await client.send("DELETE", `/api/moods/${known.id}`, { headers }),
    ]) {
      const { code, fields } = answer.json();
      expect([code, fields[0].field.toLowerCase()]).toEqual(["invalid_input", name]);
    }
    expect((await client.send("GET", "/api/moods")).json()).toEqual([known]);
  });

  it("a conflict is said before a fault that only the newer entry makes", async () => {
    const client = await test.register();
    const begun = (
      await client.send("POST", "/api/cycles", { body: { startDate: "2026-11-10" } })
    ).json();
    const path = `/api/cycles/${begun.id}`;
    const moved = { startDate: "2026-11-12", endDate: "2026-11-14" };
    await client.send("PATCH", path, { body: moved });
    const headers = ifMatch(begun.revision);
    const answer = await client.send("PATCH", path, { body: { endDate: "2026-11-11" }, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([412, "conflict"]);
  });

  it("an entry that moves to another day is found again by its revision", async () => {
    const client = await test.register();
    const { id, revision } = await saved(client);
    const move = (day: string, read: number) =>
      client.send("PATCH", `/api/moods/${id}`, { body: { date: day }, headers: ifMatch(read) });
    const moved = await move("2026-11-17", revision);
    expect(moved.json()).toMatchObject({ id, date: "2026-11-17" });
    expect((await move("2026-11-16", revision)).json().current).toEqual(moved.json());
    expect((await move("2026-11-16", moved.json().revision)).statusCode).toBe(200);
    expect((await client.send("GET", "/api/moods")).json()).toHaveLength(1);
  });

  it("a dose, a paper and a medicine are refused alike when they have changed", async () => {
    const client = await test.register();
    const medicine = { name: "Inositol", schedule, startDate: date };
    const { id: medicineId } = (
      await client.send("POST", "/api/medicines", { body: medicine })
    ).json();
    const noted = { date, medicineId, slot: 1, answer: "taken" };
    const dose = (await client.send("POST", "/api/doses", { body: noted })).json();
    const late = { ...noted, answer: "late" };
    await client.send("POST", "/api/doses", { body: late });
    const stale = { headers: ifMatch(dose.revision) };
    const skipped = { body: { ...noted, answer: "skipped" }, ...stale };
    const upload = (await keepFileOf(client, samplePng)).json();
    const paper = `/api/uploads/${upload.id}`;
    await client.send("PATCH", paper, { body: { name: "Blood test.png" } });
    const stalePaper = { headers: ifMatch(upload.revision) };
    for (const [answer, current] of [
      [await client.send("POST", "/api/doses", skipped), { answer: "late" }],
      [await client.send("DELETE", `/api/doses/${dose.id}`, stale), { answer: "late" }],
      [await client.send("DELETE", paper, stalePaper), { name: "Blood test.png" }],
    ] as const) {
      expect([answer.statusCode, answer.json().current]).toMatchObject([412, current]);
    }
    expect((await client.send("GET", `${paper}/file`)).rawPayload.equals(samplePng)).toBe(true);
    expect((await client.send("GET", "/api/doses")).json()).toMatchObject([{ answer: "late" }]);
  });

  it("a refused deletion of a medicine leaves its doses", async () => {
    const client = await test.register();
    const medicine = { name: "Inositol", schedule, startDate: date };
    const { id, revision } = (
      await client.send("POST", "/api/medicines", { body: medicine })
    ).json();
    const noted = { date, medicineId: id, slot: 1, answer: "taken" };
    await client.send("POST", "/api/doses", { body: noted });
    await client.send("PATCH", `/api/medicines/${id}`, { body: { why: "ovulation" } });
    const headers = ifMatch(revision);
    const answer = await client.send("DELETE", `/api/medicines/${id}`, { headers });
    expect([answer.statusCode, answer.json().current.why]).toEqual([412, "ovulation"]);
    expect((await client.send("GET", "/api/doses")).json()).toHaveLength(1);
  });
});
