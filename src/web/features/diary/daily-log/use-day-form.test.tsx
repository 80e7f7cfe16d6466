// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { dayLogQuery } from "./api.ts";
import { readForm } from "./form.ts";
import { useDayForm } from "./use-day-form.ts";

const day = calendarDay("2026-11-20");
const onSaved = vi.fn();
const onTouched = vi.fn();

function Form() {
  const { data = null } = useQuery(dayLogQuery(day));
  const log = useDayForm({ owner: "thandi", day, log: data, onTouched, onSaved });
  const submit = () => {
    const read = readForm(log.form, day);
    if (read.kind === "log") void log.save(read.log);
  };
  return (
    <>
      <p>
        {log.state} {log.isChangedElsewhere && "changed elsewhere"} {log.failure && "failed"}
      </p>
      <label htmlFor="notes">Notes</label>
      <input
        id="notes"
        value={log.form.notes}
        onChange={({ target }) => log.change({ ...log.form, notes: target.value })}
      />
      <button type="button" onClick={submit}>
        Save
      </button>
      <button type="button" onClick={log.keepMine}>
        Keep mine
      </button>
      <button type="button" onClick={log.takeTheirs}>
        Take theirs
      </button>
    </>
  );
}

const DAY = `GET /api/pcos-logs/${day}`;
const SAVE = "POST /api/pcos-logs";
const theirs: DailyLog & { revision: number } = { date: day, notes: "from a phone", revision: 9 };
const savedAs =
  (revision: number) =>
  ({ body }: { readonly body: unknown }) => ({ ...(body as DailyLog), revision });
const conflict = (current: unknown) => () => problem(412, "conflict", { current });

let server: ReturnType<typeof fakeServer>;
let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async () => {
  screen = await openScreen(<Form />);
  await screen.settle();
};
const write = async (notes: string) => {
  await screen.type("Notes", notes);
  await screen.press("Save");
  await screen.settle();
};
const saves = () => server.sent.filter(({ call }) => call === SAVE);
const revisions = () => saves().map(({ headers }) => headers.get("If-Match"));

beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer({
    [DAY]: () => problem(404, "not_found"),
    [SAVE]: savedAs(4),
    "GET /api/pcos-logs": () => [],
  });
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("a new log is saved, and the next save uses its revision", async () => {
  await open();
  expect(screen.text()).toContain("blank");
  await write("rain");
  expect(screen.text()).toContain("saved");
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ notes: "rain" }));
  server.answer(SAVE, savedAs(5));
  await write("wind");
  expect(revisions()).toEqual(['"0"', '"4"']);
  expect(server.calls().filter((call) => call === DAY)).toHaveLength(1);
});

it("a day changed elsewhere is not overwritten without confirmation", async () => {
  await open();
  server.answer(SAVE, conflict(theirs));
  await write("rain");
  expect(screen.text()).toContain("changed elsewhere");
  expect(screen.text()).not.toContain("failed");
  expect(screen.field("Notes").value).toBe("rain");
  expect(onSaved).not.toHaveBeenCalled();
  await screen.press("Keep mine");
  expect(screen.text()).not.toContain("changed elsewhere");
  server.answer(SAVE, savedAs(10));
  await screen.press("Save");
  expect(revisions()).toEqual(['"0"', '"9"']);
  expect(saves().at(-1)?.body).toMatchObject({ notes: "rain" });
});

it("the user may take the version saved elsewhere, and nothing stays unsaved", async () => {
  await open();
  server.answer(SAVE, conflict(theirs));
  await write("rain");
  await screen.press("Take theirs");
  expect(screen.field("Notes").value).toBe("from a phone");
  expect(screen.text()).toContain("saved");
  expect(sessionStorage).toHaveLength(0);
});

it("a log deleted elsewhere is created again if the user keeps this version", async () => {
  server.answer(DAY, () => theirs);
  await open();
  server.answer(SAVE, conflict(null));
  await write("rain");
  expect(screen.text()).toContain("changed elsewhere");
  await screen.press("Keep mine");
  server.answer(SAVE, savedAs(10));
  await screen.press("Save");
  expect(revisions()).toEqual(['"9"', '"0"']);
});

it("a failed save shows an error, and the draft is there after returning", async () => {
  await open();
  server.answer(SAVE, () => {
    throw new TypeError("no network");
  });
  await write("rain");
  expect(screen.text()).toContain("failed");
  expect(screen.text()).toContain("Failed to save log");
  await screen.close();
  await open();
  expect(screen.field("Notes").value).toBe("rain");
  expect(screen.text()).toContain("unsaved");
});
