import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { engines } from "#server/testing/engines.ts";
import { plantStory, type Story } from "#server/testing/stories/plant-story.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestJournal } from "#server/testing/test-journal.ts";
import { listEntries } from "./list-entries.ts";

const TODAY = calendarDay("2026-11-20");
const id = () => crypto.randomUUID();
const days = [0, 1, 2, 3, 4, 5, 6, 7, 40, 41, 42, 700, 5000, 5001, 9000].map((ago) =>
  addDays(TODAY, -ago),
);
const medicineId = id();

const story: Story = {
  cycle: days.map((startDay) => ({ id: id(), startDay, startDate: startDay })),
  mood: days.map((date) => ({ id: id(), date, depression: 1, anxiety: 1, stress: 1 })),
  dailyLog: days.map((date) => ({ date, pain_level: 2 })),
  // Several a day, and more on one day than a page has.
  labResult: [...days, ...Array.from({ length: 10 }, () => days[2] ?? TODAY)].map((date) => ({
    id: id(),
    date,
    test: "tsh",
    value: 2,
    unit: "mIU/L",
  })),
  dose: days.map((date) => ({ id: id(), date, medicineId, slot: 1, answer: "taken" })),
};

const lists = [
  ["/api/cycles", "startDay"],
  ["/api/moods", "date"],
  ["/api/pcos-logs?days=3660", "date"],
  ["/api/labs", "date"],
  ["/api/doses", "date"],
] as const;

type Entry = Record<string, string>;

describe.each(engines)("a paginated list on %s", (engine) => {
  let test: TestApp;
  let client: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
    client = await test.register();
    await plantStory(test, client, story);
  });

  afterAll(() => test.close());

  const pagesFrom = async (address: string): Promise<Entry[][]> => {
    const answer = await client.send("GET", address);
    expect(answer.statusCode).toBe(200);
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ""))?.[1];
    return [answer.json(), ...(next === undefined ? [] : await pagesFrom(next))];
  };

  it.each(lists)("%s: the pages are the complete list, each of whole days", async (path, field) => {
    const everything = path.includes("?") ? "/api/pcos-logs?from=1950-01-01" : path;
    const all = await client.send("GET", everything);
    expect(all.headers.link).toBeUndefined();
    const pages = await pagesFrom(`${path.split("?")[0]}?limit=4`);
    const byId = (entries: Entry[]) => entries.map((entry) => JSON.stringify(entry)).sort();
    expect(byId(pages.flat())).toEqual(byId(all.json()));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, page] of pages.entries()) {
      const onPage = page.map((entry) => entry[field] ?? "");
      expect(onPage).toEqual(onPage.toSorted().reverse());
      const isLast = place === pages.length - 1;
      if (!isLast) expect(page.length).toBeGreaterThanOrEqual(4);
      const nextDays = pages[place + 1]?.map((entry) => entry[field] ?? "") ?? [];
      expect(nextDays.every((day) => day < (onPage.at(-1) ?? ""))).toBe(true);
    }
  });

  it("respects its range and the day to continue before", async () => {
    const range = `from=${days[10]}&to=${days[2]}`;
    const pages = await pagesFrom(`/api/moods?${range}&limit=3`);
    expect(pages.flat().map(({ date }) => date)).toEqual(days.slice(2, 11));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3]);
    const before = await client.send("GET", `/api/moods?${range}&before=${days[5]}`);
    expect(before.json<Entry[]>().map(({ date }) => date)).toEqual(days.slice(6, 11));
  });

  it.each(["0", "1001", "-1", "1.5", "many", ""])(
    "rejects a limit of %j by name",
    async (limit) => {
      const answer = await client.send("GET", `/api/moods?limit=${limit}`);
      expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "limit"]);
    },
  );

  it("decrypts only the months of a page", async () => {
    const journal = await createTestJournal(engine);
    const { accountId, vault } = await journal.makeOwner();
    const opened = new Set<string>();
    const decryptBytes: typeof vault.decryptBytes = (place, sealed) => {
      opened.add(place.join());
      return vault.decryptBytes(place, sealed);
    };
    const owner = ownerOf(accountId, { ...vault, decryptBytes });
    await journal.journal.write(owner, async (writer) => {
      for (const mood of story.mood ?? []) await writer.put("mood", mood);
    });
    opened.clear();
    const page = await listEntries(journal.journal.read(owner), "mood", { limit: 3 }, TODAY);
    expect([page.entries.length, page.before, opened.size]).toEqual([3, days[2], 1]);
    const recent = { from: addDays(TODAY, -30) };
    const open = await listEntries(journal.journal.read(owner), "mood", recent, TODAY);
    expect([open.entries.length, opened.size]).toEqual([8, 2]);
    await journal.close();
  });

  it("includes in an open range an entry dated today in a zone ahead of the reader's", async () => {
    test.setClock("2026-11-20T11:30:00Z");
    const traveller = await test.register();
    const ahead = { "time-zone": "Pacific/Kiritimati" };
    const date = "2026-11-21";
    const mood = { date, depression: 1, anxiety: 1, stress: 1 };
    const saved = await traveller.send("POST", "/api/moods", { body: mood, headers: ahead });
    expect(saved.statusCode).toBe(201);
    const behind = { "time-zone": "Etc/GMT+12" };
    const read = await traveller.send("GET", "/api/moods?from=2026-11-01", { headers: behind });
    expect(read.json<Entry[]>().map((entry) => entry.date)).toEqual([date]);
  });
});
