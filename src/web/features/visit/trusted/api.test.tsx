// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ListedView } from "#contract/visit/trusted-views.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "#domain/testing/example-facts.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { openView, sealStale } from "./api.ts";
import { TrustedCard } from "./components/trusted-card.tsx";
import { contentOf } from "./view-model.ts";

const START = calendarDay("2026-11-02");
const today = addDays(START, 11);
const first = addDays(START, -28 * 4);
const overview = cycleOverview(
  factsOf({ cycles: cyclesOfLengths([28, 28, 28, 28], first) }),
  today,
);

const account = Buffer.from("000102030405060708090a0b0c0d0e0f", "hex");
const fragment = Buffer.concat([account, Buffer.alloc(32, 7)]).toString("base64url");
const id = "0b54c9c2-6f4b-4c86-9d3c-000000000001";
const view: ListedView = {
  id,
  name: "Sipho",
  parts: ["period"],
  fragment,
  isPaused: false,
  revision: 7,
  createdAt: "2026-11-10T09:00:00.000Z",
  expiresAt: "2099-12-10T09:00:00.000Z",
  openedAt: [],
  isGone: false,
};
const COPY = `POST /api/trusted-views/${id}/copy`;
const OPEN = "POST /api/shared-reports/open";

beforeEach(() => vi.stubGlobal("isSecureContext", true));
afterEach(() => void vi.unstubAllGlobals());

const bodyOf = (sent: { readonly body: unknown } | undefined) =>
  sent?.body as { sealed: string; copyOf: string };

it("a shared copy is encrypted on the device and opens only with the link's fragment", async () => {
  const server = fakeServer({ [COPY]: () => view });
  expect(await sealStale([view], overview, today)).toBe(true);
  const [request] = server.sent;
  expect(request?.headers.get("if-match")).toBe('"7"');
  const { sealed, copyOf } = bodyOf(request);
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toMatch(/period|2026/);
  server.answer(OPEN, () => ({ sealed, expiresAt: view.expiresAt }));
  expect(await openView(`#${fragment}`)).toEqual({
    kind: "opened",
    content: contentOf(view, overview, today),
    expiresAt: view.expiresAt,
  });
  const other = Buffer.concat([account, Buffer.alloc(32, 8)]).toString("base64url");
  expect(await openView(`#${other}`)).toEqual({ kind: "failed" });
  expect(JSON.stringify(server.sent)).not.toContain(fragment.slice(22));
  expect(await sealStale([{ ...view, copyOf }], overview, today)).toBe(false);
});

it("copies with more content are no longer than those with less", async () => {
  const server = fakeServer({ [COPY]: () => view });
  await sealStale([view], overview, today);
  await sealStale([{ ...view, parts: ["period", "mood"], words: "Tea" }], overview, today);
  const lengths = server.sent.map((sent) => bodyOf(sent).sealed.length);
  expect(new Set(lengths).size).toBe(1);
});

it("a link that the server has ended does not stop the copies of the others", async () => {
  const other = { ...view, id: "0b54c9c2-6f4b-4c86-9d3c-000000000002" };
  const COPY_OF_OTHER = `POST /api/trusted-views/${other.id}/copy`;
  const server = fakeServer({
    [COPY]: () => problem(404, "not_found"),
    [COPY_OF_OTHER]: () => other,
  });
  expect(await sealStale([view, other], overview, today)).toBe(true);
  expect(server.calls()).toEqual([COPY, COPY_OF_OTHER]);
});

it("nothing is encrypted for a paused or expired link", async () => {
  const server = fakeServer({});
  const over = { ...view, expiresAt: "2020-01-01T00:00:00.000Z" };
  await sealStale([{ ...view, isPaused: true }, over], overview, today);
  expect(server.sent).toEqual([]);
});

it("a link that a restore has removed is shown as ended, with nothing to share or to copy", async () => {
  const server = fakeServer({ [COPY]: () => view });
  const gone = { ...view, isGone: true };
  const screen = await openScreen(<TrustedCard views={[gone]} overview={overview} today={today} />);
  await screen.settle();
  expect(screen.text()).toContain("Ended");
  expect(screen.text()).not.toMatch(/Opens until|Getting ready|Stop quietly:/);
  expect(server.sent).toEqual([]);
  await screen.close();
});

it("a paused, expired or ended link shows only that nothing is shared", async () => {
  const server = fakeServer({ [OPEN]: () => problem(404, "not_found") });
  expect(await openView(fragment)).toEqual({ kind: "not-shared" });
  server.answer(OPEN, () => problem(503, "unavailable"));
  expect(await openView(fragment)).toEqual({ kind: "failed" });
  expect(await openView(fragment.slice(1))).toEqual({ kind: "incomplete" });
});

it("asks for the password before it shares again, then does so", async () => {
  let isProven = false;
  const server = fakeServer({
    "POST /api/account/proof": () => {
      isProven = true;
      return null;
    },
    "GET /api/account/passkeys": () => [],
    "GET /api/trusted-views": () => [view],
    [`PATCH /api/trusted-views/${id}`]: () => (isProven ? view : problem(403, "proof_needed")),
    [COPY]: () => view,
  });
  const paused = { ...view, isPaused: true };
  const screen = await openScreen(
    <TrustedCard views={[paused]} overview={overview} today={today} />,
  );
  await screen.press("Share again: Sipho");
  await screen.type("Your password", "a password");
  await screen.press("Go on");
  const changes = server.sent.filter(({ call }) => call.startsWith("PATCH"));
  expect(changes.map(({ body }) => body)).toEqual([{ isPaused: false }, { isPaused: false }]);
  await screen.close();
});

it("a preview shows what others will see, and one press stops sharing", async () => {
  const paused = { ...view, isPaused: true };
  const server = fakeServer({
    "POST /api/trusted-views": () => view,
    "GET /api/trusted-views": () => [view],
    [`PATCH /api/trusted-views/${id}`]: () => paused,
    [COPY]: () => view,
  });
  const opened = { ...view, openedAt: ["2026-11-12T09:00:00.000Z"] };
  const screen = await openScreen(
    <TrustedCard views={[opened]} overview={overview} today={today} />,
  );
  await screen.settle();
  expect(screen.text()).toContain("Opened once");
  expect(screen.text()).toContain("Nov 2");
  await screen.type("A line from you (optional)", "Tea helps");
  expect(screen.text()).toContain("Tea helps");
  await screen.type("Who it is for", "Nomsa");
  await screen.press("Make a link");
  const added = server.sent.find(({ call }) => call === "POST /api/trusted-views");
  expect(added?.body).toMatchObject({
    name: "Nomsa",
    parts: ["period", "mood"],
    words: "Tea helps",
    days: 30,
  });
  await screen.press("Stop quietly: Sipho");
  expect(server.sent.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({
    isPaused: true,
  });
  await screen.close();
});
