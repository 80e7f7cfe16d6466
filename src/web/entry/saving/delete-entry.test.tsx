// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { call } from "#web/api/call.ts";
import { fakeServer, problem } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { DeleteEntry } from "./delete-entry.tsx";

const DELETE = "DELETE /api/labs/7";
const deleted = vi.fn();
const open = () =>
  openScreen(
    <DeleteEntry
      label="Delete this result"
      question="Delete the result of today?"
      entry={{ id: "7", revision: 4 }}
      send={({ id }, revision) =>
        call("DELETE /api/labs/{id}", { params: { id } }, { ifMatch: revision })
      }
      refreshes={["GET /api/labs"]}
      toast={{ title: "Result deleted" }}
      onDeleted={deleted}
    />,
  );

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  deleted.mockClear();
  await screen.close();
  vi.unstubAllGlobals();
});

it("asks first, and doesn't delete without confirmation", async () => {
  const server = fakeServer({});
  screen = await open();
  await screen.press("Delete this result");
  expect(document.activeElement?.textContent).toBe("Delete the result of today?");
  await screen.press("Keep it");
  expect(server.calls()).toEqual([]);
});

it("deletes after confirmation and announces it", async () => {
  fakeServer({ [DELETE]: () => undefined });
  screen = await open();
  await screen.press("Delete this result");
  await screen.press("Delete");
  expect(deleted).toHaveBeenCalledOnce();
  expect(screen.text()).toContain("Result deleted");
});

it("asks again if the entry was changed elsewhere", async () => {
  const current = { id: "7", revision: 9 };
  const server = fakeServer({ [DELETE]: () => problem(412, "conflict", { current }) });
  screen = await open();
  await screen.press("Delete this result");
  await screen.press("Delete");
  expect(screen.text()).toContain("This was changed somewhere else after you opened it.");
  expect(deleted).not.toHaveBeenCalled();
  server.answer(DELETE, () => undefined);
  await screen.press("Delete");
  const seen = server.sent.filter(({ call }) => call === DELETE);
  expect(seen.map(({ headers }) => headers.get("If-Match"))).toEqual(['"4"', '"9"']);
  expect(deleted).toHaveBeenCalledOnce();
});

it.each([
  ["404", () => problem(404, "not_found")],
  ["412", () => problem(412, "conflict", { current: null })],
])("treats an entry already deleted elsewhere as deleted (%s)", async (_, gone) => {
  fakeServer({ [DELETE]: gone });
  screen = await open();
  await screen.press("Delete this result");
  await screen.press("Delete");
  expect(deleted).toHaveBeenCalledOnce();
});

it("explains a failed deletion and can retry it", async () => {
  const server = fakeServer({});
  screen = await open();
  await screen.press("Delete this result");
  await screen.press("Delete");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  expect(deleted).not.toHaveBeenCalled();
  server.answer(DELETE, () => undefined);
  await screen.press("Delete");
  expect(deleted).toHaveBeenCalledOnce();
});
