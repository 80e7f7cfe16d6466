// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { useDeleting } from "../use-deleting.ts";
import { rowsOf, type SavedSymptom } from "../view-model.ts";
import { EditSymptom } from "./edit-symptom.tsx";
import { HistoryDay } from "./history-day.tsx";

const today = calendarDay("2026-11-20");
const cramps: SavedSymptom = {
  id: "7",
  revision: 4,
  date: today,
  type: "cramps",
  severity: 6,
  notes: "left side",
};
const CHANGE = "PATCH /api/symptoms/7";
const DELETE = "DELETE /api/symptoms/7";
const SAVE = "POST /api/symptoms";

function Day() {
  const deleting = useDeleting();
  const [isEdited, setEdited] = useState(false);
  return (
    <>
      <HistoryDay
        day={today}
        rows={rowsOf({}, [cramps])}
        onEdit={() => setEdited(true)}
        deleting={deleting}
      />
      {isEdited && <EditSymptom symptom={cramps} today={today} onClose={() => setEdited(false)} />}
    </>
  );
}

let server: ReturnType<typeof fakeServer>;
let screen: Awaited<ReturnType<typeof openScreen>>;
beforeEach(async () => {
  server = fakeServer({});
  screen = await openScreen(<Day />);
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});
const seen = (call: string) => server.sent.filter((sent) => sent.call === call);
const change = async (notes: string) => {
  await screen.press("Edit Cramps");
  await screen.type("Notes", notes);
  await screen.press("Save");
  await screen.settle();
};

it("an edit sends the changed fields and the revision it was based on", async () => {
  server.answer(CHANGE, () => ({ ...cramps, notes: "both sides", revision: 5 }));
  await change("both sides");
  expect(seen(CHANGE)[0]?.body).toEqual({ notes: "both sides" });
  expect(seen(CHANGE)[0]?.headers.get("If-Match")).toBe('"4"');
  expect(screen.text()).toContain("Your symptom has been updated.");
  expect(screen.has("How severe?")).toBe(false);
});

it("nothing is sent if nothing was changed", async () => {
  await change("left side");
  expect(seen(CHANGE)).toEqual([]);
  expect(screen.has("How severe?")).toBe(false);
});

it("a failed edit keeps the input and shows why", async () => {
  await change("both sides");
  expect(screen.field("Notes").value).toBe("both sides");
  expect(screen.text()).toContain("We can't reach Mwezi.");
});

it("a deleted symptom stays in place with Undo, which restores it unchanged", async () => {
  server.answer(DELETE, () => undefined);
  server.answer(SAVE, () => ({ ...cramps, revision: 6 }));
  await screen.press("Delete Cramps");
  expect(screen.text()).toContain("Cramps was deleted.");
  await screen.press("Undo");
  await screen.settle();
  const { revision: _, ...whole } = cramps;
  expect(seen(SAVE)[0]?.body).toEqual(whole);
  expect(screen.has("was deleted.")).toBe(false);
});

it("a symptom already deleted in another tab counts as deleted", async () => {
  server.answer(DELETE, () => problem(404, "not_found"));
  await screen.press("Delete Cramps");
  await screen.settle();
  expect(screen.text()).toContain("Cramps was deleted.");
});

it("a failed deletion shows an error and leaves the entry", async () => {
  await screen.press("Delete Cramps");
  await screen.settle();
  expect(screen.text()).toContain("We couldn't delete it");
  expect(screen.text()).not.toContain("Cramps was deleted.");
});
