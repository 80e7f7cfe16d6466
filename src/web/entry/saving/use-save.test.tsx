// @vitest-environment happy-dom

import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer, problem } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { useSave } from "./use-save.ts";

interface Line {
  readonly id: string;
  readonly notes?: string | undefined;
  readonly revision?: number;
}

const cramps = { date: "2026-11-20", type: "cramps", severity: 1 } as const;

function LineForm({ base = null }: { readonly base?: Line | null }) {
  const [text, setText] = useState(base?.notes ?? "");
  const { data = [] } = useQuery(queryOf("GET /api/symptoms", {}));
  const saving = useSave<string, Line>({
    base,
    send: (typed, { id, revision }) =>
      call("POST /api/symptoms", { body: { ...cramps, id, notes: typed } }, { ifMatch: revision }),
    refreshes: ["GET /api/symptoms"],
    toast: (typed) => ({ title: `Saved ${typed}` }),
  });
  return (
    <>
      <p>Lines: {data.map((line) => line.notes).join()}</p>
      <label htmlFor="line">Line</label>
      <input id="line" value={text} onChange={(event) => setText(event.target.value)} />
      <FailureNotice failure={saving.failure} />
      {saving.conflict && (
        <>
          <p>Elsewhere: {saving.conflict.theirs?.notes ?? "deleted"}</p>
          <button type="button" onClick={() => void saving.conflict?.replace(text)}>
            Replace
          </button>
        </>
      )}
      <button type="button" onClick={() => void saving.save(text)}>
        Save
      </button>
    </>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a failed save doesn't lose the input, and a retry has the same id", async () => {
  const server = fakeServer({ "GET /api/symptoms": () => [] });
  screen = await openScreen(<LineForm />);
  await screen.type("Line", "rain");
  await screen.press("Save");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  expect(screen.field("Line").value).toBe("rain");

  server.answer("POST /api/symptoms", ({ body }) => body);
  server.answer("GET /api/symptoms", () => [{ id: "1", notes: "rain" }]);
  await screen.press("Save");
  const [first, second] = server.sent.filter(({ call }) => call === "POST /api/symptoms");
  expect(second?.body).toEqual(first?.body);
  expect(screen.text()).not.toContain("We can't reach Mwezi.");
});

it("a save refetches and is announced, and the next save creates another entry", async () => {
  const bodies: unknown[] = [];
  const server = fakeServer({
    "GET /api/symptoms": () => bodies,
    "POST /api/symptoms": ({ body }) => {
      bodies.push(body);
      return body;
    },
  });
  screen = await openScreen(<LineForm />);
  await screen.type("Line", "rain");
  await screen.press("Save");
  expect(screen.text()).toContain("Lines: rain");
  expect(screen.text()).toContain("Saved rain");
  await screen.press("Save");
  expect(new Set((bodies as Line[]).map(({ id }) => id)).size).toBe(2);
  expect(server.calls().filter((call) => call === "GET /api/symptoms")).toHaveLength(3);
});

it("a change made elsewhere is shown, and nothing is lost without asking", async () => {
  const server = fakeServer({
    "GET /api/symptoms": () => [],
    "POST /api/symptoms": () =>
      problem(412, "conflict", { current: { id: "7", notes: "sun", revision: 9 } }),
  });
  screen = await openScreen(<LineForm base={{ id: "7", notes: "wind", revision: 4 }} />);
  await screen.type("Line", "rain");
  await screen.press("Save");
  expect(screen.text()).toContain("Elsewhere: sun");
  expect(screen.text()).not.toContain("wrong on our side");
  server.answer("POST /api/symptoms", ({ body }) => body);
  await screen.press("Replace");
  const [stale, fresh] = server.sent.filter(({ call }) => call === "POST /api/symptoms");
  expect(stale?.headers.get("If-Match")).toBe('"4"');
  expect(fresh?.headers.get("If-Match")).toBe('"9"');
  expect(fresh?.body).toEqual({ ...cramps, id: "7", notes: "rain" });
  expect(screen.text()).not.toContain("Elsewhere");
});
