// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Upload } from "#contract/entries/uploads.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { send } from "../api.ts";
import { EditDialog } from "./edit-dialog.tsx";

const today = calendarDay("2026-11-20");
const upload: Upload & { revision: number } = {
  id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10",
  name: "Results",
  date: today,
  type: "application/pdf",
  bytes: 1000,
  revision: 4,
};
const PATCH = `PATCH /api/uploads/${upload.id}`;

const done = vi.fn();
let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
beforeEach(() => done.mockClear());
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  vi.unstubAllGlobals();
});

async function saveAfterTyping(name: string) {
  const opened = await openScreen(<EditDialog upload={upload} today={today} onDone={done} />);
  screen = opened;
  const field = document.getElementsByName("name")[0] as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  await opened.settle(() => {
    set?.call(field, name);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await opened.settle(() => document.querySelector<HTMLButtonElement>("[type=submit]")?.click());
}

it("a file is renamed at the revision that was shown", async () => {
  const server = fakeServer({ [PATCH]: ({ body }) => ({ ...upload, ...(body as object) }) });
  await saveAfterTyping("Letter");
  expect(server.sent[0]?.body).toEqual({ name: "Letter", date: today });
  expect(server.sent[0]?.headers.get("If-Match")).toBe('"4"');
  expect(done).toHaveBeenCalledOnce();
});

it("a file without a name gets an error, and nothing is sent", async () => {
  const server = fakeServer({});
  await saveAfterTyping(" ");
  expect(document.body.textContent).toContain("Enter a name.");
  expect(server.calls()).toEqual([]);
});

it("a rejected name is shown at its field, and the dialog stays open", async () => {
  const fields = [{ field: "name", code: "unreadable" }];
  fakeServer({ [PATCH]: () => problem(422, "invalid_input", { fields }) });
  await saveAfterTyping("Letter");
  expect(document.body.textContent).toContain("Remove the characters we can't show.");
  expect(done).not.toHaveBeenCalled();
});

it("a file that has already arrived is not uploaded again", async () => {
  const server = fakeServer({ "GET /api/uploads": () => [upload] });
  const { id, name, date } = upload;
  const bytes = new Blob(["paper"]);
  const { signal } = new AbortController();
  const again = send({ id, name, date, bytes, isAgain: true, onProgress: () => {}, signal });
  await expect(again).resolves.toMatchObject({ id });
  expect(server.calls()).toEqual(["GET /api/uploads"]);
});
