import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { type Answer, offlineAnswer } from "./offline-answer.ts";

const today = calendarDay("2026-11-22");
const MOODS = "/api/moods";

const answer = (changes: Partial<Answer>): Answer => ({
  path: MOODS,
  query: {},
  etag: null,
  build: null,
  at: 1,
  day: today,
  body: [],
  ...changes,
});
const entry = (date: string, id = date) => ({ id, date });

describe("answers without network", () => {
  it("repeat the stored answer to the same request", () => {
    const stored = answer({ path: "/api/cycles/summary", body: { nextPeriod: null } });
    expect(offlineAnswer({ path: stored.path, query: {} }, [stored], today)).toMatchObject({
      body: { nextPeriod: null },
      at: 1,
    });
  });

  it("are missing for requests never made", () => {
    expect(offlineAnswer({ path: "/api/labs", query: {} }, [answer({})], today)).toBeNull();
    expect(offlineAnswer({ path: "/api/labs/today", query: {} }, [answer({})], today)).toBeNull();
  });

  it("don't return yesterday's entry for today", () => {
    const list = answer({ body: [entry("2026-11-21")] });
    const asked = { path: `${MOODS}/today`, query: {} };
    expect(offlineAnswer(asked, [list], calendarDay("2026-11-21"))).toMatchObject({
      body: { date: "2026-11-21" },
    });
    expect(offlineAnswer(asked, [list], today)).toBe("missing");
  });

  it("move the last thirty days on with the date", () => {
    const list = answer({
      query: { days: "30" },
      day: calendarDay("2026-11-15"),
      body: [entry("2026-11-10"), entry("2026-10-18")],
    });
    const asked = { path: MOODS, query: { days: "30" } };
    expect(offlineAnswer(asked, [list], today)).toMatchObject({ body: [entry("2026-11-10")] });
  });

  it("don't restore a deleted entry from an older list", () => {
    const older = answer({ at: 1, body: [entry("2026-11-20"), entry("2026-11-01")] });
    const newer = answer({ at: 2, query: { from: "2026-11-16", to: "2026-11-22" }, body: [] });
    expect(offlineAnswer({ path: MOODS, query: {} }, [older, newer], today)).toMatchObject({
      body: [entry("2026-11-01")],
      at: 1,
    });
  });

  it("with parameters other than days match only the same request", () => {
    const list = answer({ body: [entry("2026-11-20")] });
    expect(
      offlineAnswer({ path: MOODS, query: { before: "2026-11-21" } }, [list], today),
    ).toBeNull();
  });

  it("take the latest entries from a full list", () => {
    const list = answer({ body: [entry("2026-11-20"), entry("2026-11-01")] });
    expect(offlineAnswer({ path: MOODS, query: { limit: "1" } }, [list], today)).toMatchObject({
      body: [entry("2026-11-20"), entry("2026-11-01")],
    });
  });

  it("from a list of the latest entries say nothing of earlier days", () => {
    const all = answer({
      at: 1,
      body: ["2026-11-20", "2026-11-19", "2026-11-01"].map((day) => entry(day)),
    });
    const latest = answer({ at: 2, query: { limit: "1" }, body: [entry("2026-11-20", "new")] });
    expect(offlineAnswer({ path: MOODS, query: {} }, [all, latest], today)).toMatchObject({
      body: [entry("2026-11-20", "new"), entry("2026-11-19"), entry("2026-11-01")],
    });
  });

  it("from a list shorter than its limit cover every day", () => {
    const all = answer({ at: 1, body: [entry("2026-11-20"), entry("2026-11-01")] });
    const latest = answer({ at: 2, query: { limit: "9" }, body: [entry("2026-11-20")] });
    expect(offlineAnswer({ path: MOODS, query: {} }, [all, latest], today)).toMatchObject({
      body: [entry("2026-11-20")],
    });
  });
});

it("any set of stored windows of one state answers each day with that state", () => {
  const dayAt = (offset: number) => addDays(today, -offset);
  const states = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 20 })), { maxLength: 6 });
  const windows = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(states, windows, (history, spans) => {
      const answers = history.map((offsets, index) => {
        const [one = 0, other = 0] = spans[index] ?? [];
        const [from, to] = [dayAt(Math.max(one, other)), dayAt(Math.min(one, other))];
        const body = offsets.map(dayAt).filter((date) => date >= from && date <= to);
        return answer({ at: index, query: { from, to }, body: body.map((date) => entry(date)) });
      });
      for (let offset = 0; offset <= 20; offset += 1) {
        const date = dayAt(offset);
        const spanning = answers.filter(
          ({ query: { from = "", to = "" } }) => date >= from && date <= to,
        );
        const latest = spanning.at(-1)?.body as readonly { date: string }[] | undefined;
        const isThere = latest?.some((known) => known.date === date) ?? false;
        const asked = { path: MOODS, query: { from: date, to: date } };
        const said = offlineAnswer(asked, answers, today);
        const list = said === null || said === "missing" ? [] : (said.body as readonly unknown[]);
        expect(list.length).toBe(isThere ? 1 : 0);
      }
    }),
    { numRuns: 300 },
  );
});
