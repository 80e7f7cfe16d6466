import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { engines } from "#server/testing/engines.ts";
import { samplePng, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

import { datedEntries } from "./dated-entries.ts";
import { createJournal } from "./journal.ts";

const date = "2026-11-18";
const schedule = { kind: "daily", timesADay: 1 };

interface Entry {
  readonly id: string;
  readonly revision: number;
}

const ifMatch = (revision: number) => ({ "if-match": `"${revision}"` });

describe.each(engines)("the revision that a change is based on, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const mood = { date, depression: 1, anxiety: 1, stress: 1 };
  const saved = async (client: Client): Promise<Entry> =>
    (await client.send("POST", "/api/moods", { body: mood })).json();

  it("is optional: without it the last write wins", async () => {
    const client = await test.register();
    const { id } = await saved(client);
    await client.send("PATCH", `/api/moods/${id}`, { body: { stress: 2 } });
    const last = await client.send("PATCH", `/api/moods/${id}`, { body: { stress: 3 } });
    expect([last.statusCode, last.json().stress]).toEqual([200, 3]);
    expect((await client.send("POST", "/api/moods", { body: mood })).statusCode).toBe(201);
    expect((await client.send("DELETE", `/api/moods/${id}`)).statusCode).toBe(204);
  });

  it("stays valid while other entries are written, and not after this one was", async () => {
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

  it("allows repeating a write whose response was lost", async () => {
    const client = await test.register();
    const { id, revision } = await saved(client);
    const request = { body: { stress: 2 }, headers: ifMatch(revision) };
    const first = await client.send("PATCH", `/api/moods/${id}`, request);
    const again = await client.send("PATCH", `/api/moods/${id}`, request);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);

    const stress = { date, level: 2 };
    const isNew = { body: stress, headers: { "if-none-match": "*" } };
    const created = await client.send("POST", "/api/stress", isNew);
    const createdAgain = await client.send("POST", "/api/stress", isNew);
    expect([createdAgain.statusCode, createdAgain.json().revision]).toEqual([
      201,
      created.json().revision,
    ]);
  });

  it("conflicts with a deleted entry, and the response contains none", async () => {
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

  it("rejects a second entry for a day that already has one", async () => {
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
  ])("%s: %s is rejected by name, and nothing is written", async (name, value) => {
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

  it("causes a conflict before an error that only the newer entry would have", async () => {
    const client = await test.register();
    const period = (
      await client.send("POST", "/api/cycles", { body: { startDate: "2026-11-10" } })
    ).json();
    const path = `/api/cycles/${period.id}`;
    const moved = { startDate: "2026-11-12", endDate: "2026-11-14" };
    await client.send("PATCH", path, { body: moved });
    const headers = ifMatch(period.revision);
    const answer = await client.send("PATCH", path, { body: { endDate: "2026-11-11" }, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([412, "conflict"]);
  });

  it("finds the entry when it moves to another day", async () => {
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

  it("rejects stale changes of doses, files and medicines alike", async () => {
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
    const upload = (await uploadFile(client, samplePng)).json();
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

  it("keeps the doses of a medicine whose stale deletion is rejected", async () => {
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

describe.each(engines)("what a change decrypts, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function withMoods(count: number) {
    const { user } = await test.register();
    const vault = createEntryVault(user.id, makeDataKey());
    let opened = 0;
    const owner = ownerOf(user.id, {
      ...vault,
      decryptBytes: (place, sealed) => {
        opened += 1;
        return vault.decryptBytes(place, sealed);
      },
    });
    const today = calendarDay("2026-11-20");
    const moods = datedEntries(createJournal(test.db), "mood");
    const call = { owner, today, timeZone: "UTC", expectedRevision: null };
    const scales = { depression: 1, anxiety: 1, stress: 1 };
    for (let ago = 0; ago < count; ago += 1) {
      await moods.save(call, { date: addDays(today, -ago), ...scales });
    }
    const [newest] = (await moods.list(owner, {}, today)).entries;
    if (!newest) throw new Error("nothing was saved");
    opened = 0;
    return { moods, call, newest, opened: () => opened };
  }

  it("is only its month's page, when its revision is given", async () => {
    const { moods, call, newest, opened } = await withMoods(12);
    const read = { ...call, expectedRevision: newest.revision };
    const changed = await moods.change(read, newest.id, { stress: 5 });
    expect([changed.stress, opened()]).toEqual([5, 1]);
    await moods.remove({ ...call, expectedRevision: changed.revision }, newest.id);
    expect(opened()).toBe(2);
  });

  it("is the right one of several written together", async () => {
    const { moods, call } = await withMoods(1);
    const journal = createJournal(test.db);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const [one, other] = await journal.write(call.owner, (writer) =>
      Promise.all(
        ids.map((id, index) =>
          writer.put("mood", {
            id,
            date: calendarDay(`2026-10-0${index + 1}`),
            depression: 1,
            anxiety: 1,
            stress: 1,
          }),
        ),
      ),
    );
    expect(one?.revision).toBe(other?.revision);
    const read = { ...call, expectedRevision: other?.revision ?? 0 };
    const changed = await moods.change(read, ids[1] ?? "", { stress: 4 });
    expect(changed).toMatchObject({ id: ids[1], date: "2026-10-02", stress: 4 });
  });
});
