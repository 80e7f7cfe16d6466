// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { recentStressQuery } from "./api.ts";
import { useCheckIn } from "./use-check-in.ts";
import { checkInOf } from "./view-model.ts";

const today = calendarDay("2026-11-20");
const MOOD = "POST /api/moods";
const STRESS = "POST /api/stress";
const answered = ({ body }: { readonly body: unknown }) => ({
  ...(body as object),
  id: "7",
  date: today,
  revision: 3,
});
const server = { ...checkInOf(null, null), stress: 3 };

function CheckIn() {
  const day = useCheckIn({ today, server, hasStressEntry: false });
  return (
    <>
      <p>
        {day.state}: {day.checkIn.stress} {day.checkIn.notes}
      </p>
      <button type="button" onClick={() => day.change({ stress: 1 })}>
        Calm
      </button>
      <button type="button" onClick={() => day.change({ notes: "a long day" })}>
        Write
      </button>
      <button type="button" onClick={() => day.saveIfChanged("notes", "stress")}>
        Leave the notes
      </button>
      <button type="button" onClick={() => day.save("mood", "stress")}>
        Save
      </button>
      <button type="button" onClick={() => day.save()}>
        Try again
      </button>
    </>
  );
}

function Levels() {
  const { data } = useQuery(recentStressQuery(today));
  return <p>levels: {data?.map(({ date, level }) => `${date} ${level}`).join(", ")}</p>;
}

let fake: ReturnType<typeof fakeServer>;
let screen: Awaited<ReturnType<typeof openScreen>>;
beforeEach(async () => {
  fake = fakeServer({ [MOOD]: answered, [STRESS]: answered });
  screen = await openScreen(<CheckIn />);
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});
const press = async (name: string) => {
  await screen.press(name);
  await screen.settle();
};

it("mood is saved first, then stress with its details", async () => {
  await press("Save");
  expect(fake.calls()).toEqual([MOOD, STRESS]);
  expect(fake.sent[0]?.body).toMatchObject({ date: `${today}T00:00:00.000Z`, stress: 3 });
  expect(screen.text()).toContain("saved");
});

it("a day without stress creates no stress entry", async () => {
  await press("Calm");
  await press("Save");
  expect(fake.calls()).toEqual([MOOD]);
});

it("a failed part is resent on retry, and the other is not", async () => {
  fake.answer(STRESS, () => {
    throw new TypeError("no network");
  });
  await press("Save");
  expect(screen.text()).toContain("failed");
  expect(screen.text()).toContain("Failed to save mood check-in. Please try again.");
  fake.answer(STRESS, answered);
  await press("Try again");
  expect(fake.calls()).toEqual([MOOD, STRESS, STRESS]);
  expect(screen.text()).toContain("saved");
});

it("notes are saved when a changed field loses focus", async () => {
  await press("Leave the notes");
  expect(fake.calls()).toEqual([]);
  await press("Write");
  await press("Leave the notes");
  expect(fake.sent[0]).toMatchObject({ call: STRESS, body: { notes: "a long day" } });
});

it("notes still being edited are saved when the page is left", async () => {
  await press("Write");
  await screen.close();
  expect(fake.calls()).toEqual([STRESS]);
  screen = await openScreen(<CheckIn />);
});

it("a saved entry replaces the day's entry in the list at once", async () => {
  const entry = { id: "1", level: 2, tags: [], revision: 1 };
  const before = [
    { ...entry, date: today },
    { ...entry, date: "2026-11-19" },
  ];
  fake.answer("GET /api/stress", () => before);
  await screen.close();
  screen = await openScreen(
    <>
      <CheckIn />
      <Levels />
    </>,
  );
  await screen.settle();
  expect(screen.text()).toContain("levels: 2026-11-20 2, 2026-11-19 2");
  fake.answer("GET /api/stress", () => {
    throw new TypeError("no network");
  });
  fake.answer(STRESS, (sent) => ({ ...answered(sent), level: 4 }));
  await press("Save");
  expect(screen.text()).toContain("levels: 2026-11-20 4, 2026-11-19 2");
});
