// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { LabResult } from "#contract/entries/labs.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { ResultDialog } from "./result-dialog.tsx";

const today = calendarDay("2026-11-20");
const ID = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b12";
const seen = { id: ID, date: today, test: "tsh", value: 2.1, unit: "mIU/L", revision: 7 } as const;

type Stored = LabResult & { readonly revision: number };

function serverWith(stored: Stored | null) {
  let current = stored;
  const isStale = (headers: Headers) => {
    const match = headers.get("If-Match");
    return match !== null && match !== `"${current?.revision ?? 0}"`;
  };
  fakeServer({
    "GET /api/labs": () => (current === null ? [] : [current]),
    [`PATCH /api/labs/${ID}`]: ({ body, headers }) => {
      if (isStale(headers)) return problem(412, "conflict", { current });
      if (current === null) return problem(404, "not_found");
      current = { ...current, ...(body as Partial<LabResult>), revision: current.revision + 1 };
      return current;
    },
  });
  return { stored: () => current };
}

const onDone = vi.fn();
const open = () =>
  openScreen(<ResultDialog result={seen} results={[seen]} today={today} onDone={onDone} />);

let screen: Awaited<ReturnType<typeof open>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  onDone.mockReset();
});

it("a change is saved if the result is unchanged since it was shown", async () => {
  const server = serverWith(seen);
  screen = await open();
  await screen.type("Result", "3.4");
  await screen.press("Save result");
  expect(server.stored()).toMatchObject({ value: 3.4, unit: "mIU/L" });
  expect(onDone).toHaveBeenCalledOnce();
});

it("a change from another tab is not overwritten, and the input stays", async () => {
  const server = serverWith({ ...seen, value: 9.9, notes: "From my phone", revision: 8 });
  screen = await open();
  await screen.type("Result", "3.4");
  await screen.press("Save result");
  expect(server.stored()).toMatchObject({ value: 9.9, notes: "From my phone" });
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.field("Result").value).toBe("3.4");
});

it("a result deleted in another tab is not recreated without confirmation", async () => {
  const server = serverWith(null);
  screen = await open();
  await screen.type("Result", "3.4");
  await screen.press("Save result");
  expect(server.stored()).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.field("Result").value).toBe("3.4");
});
