import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { endpoints } from "#contract/endpoints.ts";
import { firstReminders } from "#contract/push/reminders.ts";
import { visitParts } from "#contract/visit/visit-report.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { collections, kinds } from "#server/storage/journal/collections.ts";
import { engines } from "#server/testing/engines.ts";
import { damageEntry, damagePages, damages } from "#server/testing/faults/damage.ts";
import { samplePng, uploadFile } from "#server/testing/sample-files.ts";
import { plantStory, type Story } from "#server/testing/stories/plant-story.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const [first, second] = [calendarDay("2026-03-03"), calendarDay("2026-10-04")];
const ids = ["0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10", "7d1f7f0a-9a3c-4a55-8f0e-2f6d1c3b5a90"];
const twice = <Entry>(entry: (date: typeof first, id: string) => Entry) =>
  [first, second].map((date, index) => entry(date, ids[index] ?? ""));

/** Two entries of each kind that allows several, except files and links, which have more than one row. */
const story: Story = {
  lifeStage: twice((from, id) => ({ id, kind: "contraception", method: "pill", from, to: from })),
  cycle: twice((startDay, id) => ({ id, startDay, startDate: startDay })),
  symptom: twice((date, id) => ({ id, date, type: "cramps", severity: 4 })),
  mood: twice((date, id) => ({ id, date, depression: 1, anxiety: 1, stress: 1 })),
  stress: twice((date, id) => ({ id, date, level: 3, tags: [] })),
  ovulation: twice((date, id) => ({ id, date, basalBodyTemp: 36.5 })),
  measures: twice((date, id) => ({ id, date, weight: 70 })),
  dailyLog: twice((date) => ({ date, pain_level: 2 })),
  hairAndSkin: twice((date, id) => ({ id, date, acne: 1 })),
  signs: twice((date, id) => ({ id, date, signs: ["fainting"] })),
  questionnaire: twice((date, id) => ({ id, date, kind: "phq2", answers: [1, 0] })),
  healthBackground: [{ smoking: "no" }],
  concernsSeen: [{ seen: { "no-period": first } }],
  reminders: [firstReminders({ setup: null })],
  labResult: twice((date, id) => ({ id, date, test: "tsh", value: 2, unit: "mIU/L" })),
  medicine: twice((startDate, id) => ({
    id,
    startDate,
    name: "Inositol",
    schedule: { kind: "daily", timesADay: 1 },
  })),
  dose: twice((date, id) => ({ id, date, medicineId: id, slot: 1, answer: "taken" as const })),
  import: twice((date, id) => ({
    id,
    at: `${date}T08:00:00Z`,
    source: "clue",
    counts: { moods: 2 },
    revision: 1,
    filled: {},
  })),
  carePlan: [{ done: ["walk"] }],
  visitPlan: [{ questions: ["Why so tired?"], months: 6, include: [...visitParts] }],
};

const report = { months: 12, include: [...visitParts], withName: true };

interface Read {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

const reads: readonly Read[] = [
  ...endpoints
    .filter(
      ({ method, access, request }) => method === "GET" && access === "session" && !request.params,
    )
    .map(({ path }) => ({ method: "GET", path }) as const),
  { method: "GET", path: `/api/pcos-logs/${first}` },
];

const forms: readonly Read[] = [
  { method: "POST", path: "/api/account/export" },
  { method: "POST", path: "/api/account/export/csv" },
  { method: "POST", path: "/api/account/export/files", body: {} },
  { method: "POST", path: "/api/account/export/fhir", body: { withName: true } },
  {
    method: "POST",
    path: "/api/account/export/ics",
    body: { saysWhat: true, hasPeriodAlarm: true },
  },
  { method: "POST", path: "/api/visit/report", body: report },
  { method: "POST", path: "/api/visit/pdf", body: report },
  { method: "POST", path: "/api/visit/text", body: report },
];

describe.each(engines)("a damaged entry on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const share = (client: Client) =>
    client.send("POST", "/api/shared-reports", { body: { report, hours: 24 } });

  const makeClient = async () => {
    const client = await test.register();
    await plantStory(test, client, story);
    for (let count = 0; count < 2; count += 1) {
      await uploadFile(client, samplePng);
      await share(client);
      await client.send("POST", "/api/trusted-views", { body: { parts: ["period"], days: 30 } });
    }
    return client;
  };

  const damagedOf = async (client: Client): Promise<DamagedEntry[]> =>
    (await client.send("GET", "/api/damaged-entries")).json();

  const exportOf = async (client: Client) =>
    (await client.send("POST", "/api/account/export")).json();

  /** Returns the export without its time and without the account's accesses, which list the links again. */
  const entriesOf = async (client: Client) => {
    const { exportedAt: _, account: __, ...entries } = await exportOf(client);
    return entries;
  };

  const remove = async (client: Client, { id }: DamagedEntry) =>
    (await client.send("DELETE", `/api/damaged-entries/${id}`)).statusCode;

  const readAll = async (client: Client, calls: readonly Read[]) => {
    for (const { method, path, body } of calls) {
      const answer = await client.send(method, path, body ? { body } : {});
      expect([path, answer.statusCode]).toEqual([path, expect.toBeOneOf([200, 404])]);
    }
  };

  it.each(["unreadable", ...damages] as const)(
    "of every kind %s does not block reading, exporting or deleting the rest",
    async (damage) => {
      const client = await makeClient();
      if (damage === "unreadable") for (const kind of kinds) await damageEntry(test, client, kind);
      else await damagePages(test.db, client.user.id, damage);
      await readAll(client, [...reads, ...forms]);
      const damaged = await damagedOf(client);
      const names = kinds.map((kind) => collections[kind].exportedAs);
      const expected = damage === "unreadable" ? names : ["entries"];
      expect(new Set(damaged.map(({ kind }) => kind))).toEqual(new Set(expected));
      expect((await exportOf(client)).damaged).toEqual(damaged);
      expect((await share(client)).statusCode).toBe(201);
      const { email, password } = client;
      const signIn = () => test.visitor("POST", "/api/auth/login", { body: { email, password } });
      expect((await signIn()).statusCode).toBe(200);
      const deletion = await client.send("DELETE", "/api/account", { body: { password } });
      expect(deletion.statusCode).toBe(204);
      expect((await signIn()).statusCode).toBe(401);
    },
  );

  it.each(["labResult", "healthBackground"] as const)(
    "of %s is reported as not checked by the concerns and the report",
    async (kind) => {
      const client = await makeClient();
      const concerns = async () => (await client.send("GET", "/api/concerns")).json().hasLeftOut;
      const text = async () =>
        (await client.send("POST", "/api/visit/text", { body: report })).json().text;
      expect(await concerns()).toBeUndefined();
      expect(await text()).not.toContain("could not be read");
      await damageEntry(test, client, kind);
      await client.send("POST", "/api/moods", {
        body: { date: "2026-10-05", depression: 1, anxiety: 1, stress: 1 },
      });
      expect(await concerns()).toBe(true);
      expect(await text()).toContain("Some entries could not be read, and were not looked at.");
    },
  );

  describe("damaging each entry of one account in turn", () => {
    let client: Client;
    let entries: Record<string, unknown>;

    beforeAll(async () => {
      client = await makeClient();
      entries = await entriesOf(client);
      expect(entries).not.toHaveProperty("damaged");
    });

    // Documents are made from entries already read, so one database is enough.
    const calls = engine === "sqlite" ? [...reads, ...forms] : reads;

    it.each(kinds)(
      "an entry of %s is found, named and deleted, and nothing else with it",
      async (kind) => {
        const name = collections[kind].exportedAs;
        const before = entries;
        await damageEntry(test, client, kind);
        await readAll(client, calls);
        const [damaged, ...more] = await damagedOf(client);
        if (!damaged) throw new Error("nothing was found");
        expect([damaged.kind, more]).toEqual([name, []]);
        const isDayKnown = collections[kind].keysOfDay(first).length > 0;
        const day = isDayKnown ? expect.toBeOneOf([first, second]) : null;
        expect(damaged.day).toEqual(day);
        const { damaged: listed, ...after } = await entriesOf(client);
        expect(listed).toEqual([damaged]);
        const rest = Array.isArray(before[name]) ? [expect.toBeOneOf(before[name])] : null;
        expect(after).toEqual({ ...before, [name]: rest });
        expect([await remove(client, damaged), await remove(client, damaged)]).toEqual([204, 404]);
        expect(await damagedOf(client)).toEqual([]);
        entries = await entriesOf(client);
        expect(entries).toEqual(after);
      },
    );
  });

  it("is named by its month if its day is unknown", async () => {
    const client = await makeClient();
    await damageEntry(test, client, "cycle");
    const [damaged] = await damagedOf(client);
    expect(damaged?.month).toEqual(expect.toBeOneOf(["2026-03", "2026-10"]));
  });

  it("cannot be deleted this way if it is another account's or readable", async () => {
    const [client, other] = [await makeClient(), await makeClient()];
    await damageEntry(test, client, "mood");
    const [damaged] = await damagedOf(client);
    if (!damaged) throw new Error("nothing was found");
    expect([await remove(other, damaged), await damagedOf(other)]).toEqual([404, []]);
    const rows = await test.db
      .selectFrom("pages")
      .select("page")
      .where("account_id", "=", client.user.id)
      .execute();
    const whole = rows.map(({ page }) => `entries.${page}`);
    for (const id of [...whole, "moods", damaged.id.replace("moods", "labs"), "."]) {
      expect([id, await remove(client, { ...damaged, id })]).toEqual([id, 404]);
    }
    expect(await damagedOf(client)).toEqual([damaged]);
  });

  it("in the profile makes onboarding ask again and hides fertility until then", async () => {
    const client = await makeClient();
    await damageEntry(test, client, "profile");
    const profile = (await client.send("GET", "/api/user/profile")).json();
    expect(profile).toMatchObject({ name: "", onboardingComplete: false, hidesFertility: true });
    const forecast = (await client.send("GET", "/api/insights/forecast")).json();
    expect(forecast.fertileWindow).toEqual({ kind: "hidden", reason: "her-choice" });
    const body = { name: "Thandi", hidesFertility: false };
    const headers = { "if-match": `"${profile.revision}"` };
    const saved = await client.send("PATCH", "/api/user/profile", { body, headers });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, body]);
    expect(await damagedOf(client)).toEqual([]);
  });

  it("of a day allows that day to be written again", async () => {
    const client = await makeClient();
    await damageEntry(test, client, "mood");
    const body = { date: first, depression: 5, anxiety: 5, stress: 5 };
    expect((await client.send("POST", "/api/moods", { body })).statusCode).toBe(201);
    expect((await client.send("GET", "/api/moods")).json()).toMatchObject([{ date: second }, body]);
    expect(await damagedOf(client)).toEqual([]);
  });

  it("in a part of a file does not stop the full export, which goes on without it", async () => {
    const client = await makeClient();
    const pieces = test.db.updateTable("pieces").set({ sealed: Buffer.alloc(40) });
    await pieces.where("account_id", "=", client.user.id).execute();
    const answer = await client.send("POST", "/api/account/export/files", { body: {} });
    expect(answer.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(
      JSON.parse(strFromU8(files["mwezi-export.json"] ?? new Uint8Array())).uploads,
    ).toHaveLength(2);
    expect(Object.values(files).map(({ length }) => length > 0)).toEqual([true, false, false]);
  });

  it("takes its file or its link's data with it, and no other", async () => {
    const client = await makeClient();
    const count = async () => {
      const pieces = await test.db.selectFrom("pieces").selectAll().execute();
      const reports = await test.db.selectFrom("shared_reports").selectAll().execute();
      const isHers = ({ account_id }: { account_id: string }) => account_id === client.user.id;
      return [pieces.filter(isHers).length, reports.filter(isHers).length];
    };
    for (const kind of ["upload", "sharedReport", "trustedView"] as const) {
      await damageEntry(test, client, kind);
    }
    expect(await count()).toEqual([2, 4]);
    for (const damaged of await damagedOf(client)) await remove(client, damaged);
    expect(await count()).toEqual([1, 2]);
    const [upload] = (await client.send("GET", "/api/uploads")).json();
    const file = await client.send("GET", `/api/uploads/${upload.id}/file`);
    expect(file.rawPayload).toEqual(samplePng);
    const [link] = (await client.send("GET", "/api/shared-reports")).json();
    expect(link.state).toBe("open");
  });
});
