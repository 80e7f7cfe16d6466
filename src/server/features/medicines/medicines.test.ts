import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Dose, Medicine } from "#contract/entries/medicines.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import { createJournal, prepareEntry } from "#server/storage/journal/journal.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const twiceDaily = { kind: "daily", timesADay: 2 };
const metformin = {
  name: "Metformin",
  dose: 500,
  unit: "mg",
  schedule: twiceDaily,
  startDate: "2026-11-01",
  why: "insulin",
};

describe.each(engines)("medicines on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const add = (client: Client, body: object) =>
    client.send("POST", "/api/medicines", { body: { ...metformin, ...body } });
  const added = async (client: Client, body: object = {}): Promise<Revised<Medicine>> =>
    (await add(client, body)).json();
  const change = (client: Client, id: string, body: object) =>
    client.send("PATCH", `/api/medicines/${id}`, { body });
  const medicines = async (client: Client): Promise<Medicine[]> =>
    (await client.send("GET", "/api/medicines")).json();
  const note = (client: Client, medicineId: string, body: object = {}) =>
    client.send("POST", "/api/doses", {
      body: { medicineId, date: "2026-11-20", slot: 1, answer: "taken", ...body },
    });
  const doses = async (client: Client, query = ""): Promise<Dose[]> =>
    (await client.send("GET", `/api/doses${query}`)).json();
  const faultOf = (answer: { statusCode: number; json: () => { fields: { field: string }[] } }) => [
    answer.statusCode,
    answer.json().fields[0]?.field,
  ];

  it("a medicine is returned as written, most recently started first", async () => {
    const client = await test.register();
    const first = await added(client);
    const later = await added(client, { name: " Iron ", startDate: "2026-11-10", why: "" });
    const { id, revision } = first;
    expect(first).toEqual({ id, revision, ...metformin });
    expect(later.name).toBe("Iron");
    expect((await medicines(client)).map(({ name }) => name)).toEqual(["Iron", "Metformin"]);
  });

  it("the first day is the local day, and may be up to a year ahead", async () => {
    const client = await test.register();
    const late = await added(client, { startDate: "2026-11-19T22:30:00.000Z" });
    expect(late.startDate).toBe("2026-11-20");
    expect((await add(client, { startDate: "2027-11-20" })).statusCode).toBe(201);
    expect(faultOf(await add(client, { startDate: "2027-11-22" }))).toEqual([422, "startDate"]);
  });

  it("a last day before the first is rejected, when adding and when changing", async () => {
    const client = await test.register();
    expect(faultOf(await add(client, { endDate: "2026-10-31" }))).toEqual([422, "endDate"]);
    const { id } = await added(client, { endDate: "2026-11-01" });
    expect(faultOf(await change(client, id, { startDate: "2026-11-02" }))).toEqual([
      422,
      "endDate",
    ]);
    expect((await medicines(client))[0]?.startDate).toBe("2026-11-01");
  });

  it.each([
    [{ kind: "cycle_days", fromDay: 10, toDay: 9, timesADay: 1 }, "schedule.toDay"],
    [{ kind: "weekdays", weekdays: [], timesADay: 1 }, "schedule.weekdays"],
    [{ kind: "weekdays", weekdays: [1, 1], timesADay: 1 }, "schedule.weekdays"],
    [{ kind: "weekdays", weekdays: [8], timesADay: 1 }, "schedule.weekdays.0"],
    [{ kind: "daily", timesADay: 0 }, "schedule.timesADay"],
    [{ kind: "every", count: 0, unit: "days", timesADay: 1 }, "schedule.count"],
    [{ kind: "every", count: 2, unit: "years", timesADay: 1 }, "schedule.unit"],
    [{ kind: "pack", daysTaken: 21, daysPaused: 0, timesADay: 1 }, "schedule.daysPaused"],
    [{ kind: "daily", timesADay: 9 }, "schedule.timesADay"],
  ])("the schedule %j is rejected by name", async (schedule, field) => {
    expect(faultOf(await add(await test.register(), { schedule }))).toEqual([422, field]);
  });

  it.each([
    { kind: "every", count: 12, unit: "weeks", timesADay: 1 },
    { kind: "every", count: 1, unit: "months", timesADay: 2 },
    { kind: "pack", daysTaken: 24, daysPaused: 4, timesADay: 1 },
  ])("the schedule %j is returned as sent", async (schedule) => {
    const client = await test.register();
    const { id } = await added(client, { schedule });
    expect(await medicines(client)).toMatchObject([{ id, schedule }]);
  });

  it("a medicine sent twice with one id is saved once", async () => {
    const client = await test.register();
    const id = crypto.randomUUID();
    const { revision } = await added(client, { id });
    const again = await added(client, { id, name: "Something else" });
    expect(again).toEqual({ id, revision, ...metformin });
    expect(await medicines(client)).toHaveLength(1);
  });

  it("null clears a field, and endDate null resumes the medicine", async () => {
    const client = await test.register();
    const before = await added(client, { endDate: "2026-11-10", sideEffects: "nausea" });
    const nothing = { dose: null, unit: null, why: null, sideEffects: null, endDate: null };
    const { name, schedule, startDate } = metformin;
    const [id, revision] = [before.id, before.revision + 1];
    const emptied = (await change(client, id, nothing)).json();
    expect(emptied).toEqual({ id, revision, name, schedule, startDate });
  });

  it("ending a medicine keeps its doses, deleting it deletes only its own", async () => {
    const client = await test.register();
    const [one, other] = [await added(client), await added(client, { name: "Iron" })];
    for (const { id } of [one, other]) await note(client, id);
    await note(client, one.id, { slot: 2, date: "2026-11-19" });
    expect((await change(client, one.id, { endDate: "2026-11-20" })).statusCode).toBe(200);
    expect(await doses(client)).toHaveLength(3);
    const deleted = await client.send("DELETE", `/api/medicines/${one.id}`);
    expect(deleted.statusCode).toBe(204);
    expect((await doses(client)).map(({ medicineId }) => medicineId)).toEqual([other.id]);
  });

  it("deleting a medicine deletes thousands of doses, 500 at a time", async () => {
    const client = await test.register();
    const { id, revision } = await added(client);
    const { owner } = await authenticate(test.db, `Bearer ${client.token}`, test.now());
    const planted = Array.from({ length: 1_100 }, (_, index) => {
      const date = addDays(calendarDay("2026-11-20"), -Math.floor(index / 8));
      const dose = { id: crypto.randomUUID(), medicineId: id, date, slot: (index % 8) + 1 };
      return prepareEntry("dose", { ...dose, answer: "taken" });
    });
    await createJournal(test.db).write(owner, (writer) => writer.addNew(planted));
    const remove = (read: number) =>
      client.send("DELETE", `/api/medicines/${id}`, { headers: { "if-match": `"${read}"` } });
    expect((await remove(revision + 5)).statusCode).toBe(412);
    expect(await doses(client)).toHaveLength(1_100);
    expect((await remove(revision)).statusCode).toBe(204);
    expect([await medicines(client), await doses(client)]).toEqual([[], []]);
    const session = await authenticate(test.db, `Bearer ${client.token}`, test.now());
    // One write planted the doses, and three deleted them with the medicine.
    expect(session.revision).toBe(revision + 1 + 3);
  });

  it("a second answer replaces the first and keeps its id; removing it reopens the dose", async () => {
    const client = await test.register();
    const { id } = await added(client);
    const first = (await note(client, id)).json();
    const second = (await note(client, id, { answer: "late", id: crypto.randomUUID() })).json();
    expect(second).toEqual({ ...first, answer: "late", revision: first.revision + 1 });
    expect(await doses(client)).toEqual([second]);
    expect((await client.send("DELETE", `/api/doses/${first.id}`)).statusCode).toBe(204);
    expect(await doses(client)).toEqual([]);
  });

  it("doses are listed newest day first, and can be filtered by date", async () => {
    const client = await test.register();
    const { id } = await added(client);
    for (const date of ["2026-11-18", "2026-11-20", "2026-11-19"]) await note(client, id, { date });
    const days = (list: Dose[]) => list.map(({ date }) => date);
    expect(days(await doses(client))).toEqual(["2026-11-20", "2026-11-19", "2026-11-18"]);
    expect(days(await doses(client, "?from=2026-11-19&to=2026-11-19"))).toEqual(["2026-11-19"]);
  });

  it("a dose needs a medicine of the account, a day of it, and a slot it has [S2-82]", async () => {
    const [client, stranger] = [await test.register(), await test.register()];
    const { id } = await added(client, { endDate: "2026-11-19" });
    const theirs = await added(stranger);
    expect(faultOf(await note(client, crypto.randomUUID()))).toEqual([422, "medicineId"]);
    expect(faultOf(await note(client, theirs.id))).toEqual([422, "medicineId"]);
    expect(faultOf(await note(client, id))).toEqual([422, "date"]);
    expect(faultOf(await note(client, id, { date: "2026-10-31" }))).toEqual([422, "date"]);
    expect(faultOf(await note(stranger, theirs.id, { date: "2026-11-21" }))).toEqual([422, "date"]);
    expect(faultOf(await note(client, id, { date: "2026-11-19", slot: 3 }))).toEqual([422, "slot"]);
    expect((await note(client, id, { date: "2026-11-19", slot: 2 })).statusCode).toBe(201);
  });

  it("an as-needed medicine can be logged up to eight times a day", async () => {
    const client = await test.register();
    const { id } = await added(client, { schedule: { kind: "as_needed" } });
    expect((await note(client, id, { slot: 8 })).statusCode).toBe(201);
    expect(faultOf(await note(client, id, { slot: 9 }))).toEqual([422, "slot"]);
  });

  it("one of several simultaneous answers for a dose is saved", async () => {
    const client = await test.register();
    const { id } = await added(client);
    const answers = ["taken", "late", "skipped", "taken", "late"];
    const doseEntries = await Promise.all(answers.map((answer) => note(client, id, { answer })));
    expect(doseEntries.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(new Set(doseEntries.map((answer) => answer.json().id)).size).toBe(1);
    expect(await doses(client)).toHaveLength(1);
  });

  it("medicines and doses are in the export", async () => {
    const client = await test.register();
    const medicine = await added(client);
    const { revision: _, ...dose } = (await note(client, medicine.id)).json();
    const copy = (await client.send("POST", "/api/account/export")).json();
    const { revision: __, ...written } = medicine;
    expect([copy.medicines, copy.doses]).toEqual([[written], [dose]]);
  });
});
