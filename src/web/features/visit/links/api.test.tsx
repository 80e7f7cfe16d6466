// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { ListedReport } from "#contract/visit/links.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { ReportLinks } from "./components/report-links.tsx";

const link: ListedReport = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  label: "Dr Dlamini",
  createdAt: "2026-11-20T09:00:00.000Z",
  expiresAt: "2026-11-21T09:00:00.000Z",
  hasPin: true,
  months: 6,
  state: "open",
  openedAt: [],
};
const options = { months: 6 as const, include: ["flags" as const], withName: false };

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (answers: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(answers);
  screen = await openScreen(<ReportLinks options={options} isSaving={false} />);
  await screen.settle();
  return server;
};
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a link is created as chosen, and its address is shown once", async () => {
  const listed: ListedReport[] = [];
  const server = await open({
    "GET /api/shared-reports": () => [...listed],
    "POST /api/shared-reports": () => {
      listed.push(link);
      return { report: link, fragment: "secret" };
    },
  });
  await screen.type("Who it is for", "Dr Dlamini");
  await screen.type("PIN (optional)", "2580");
  await screen.press("Make a link");
  expect(server.sent.find(({ call }) => call === "POST /api/shared-reports")?.body).toEqual({
    report: options,
    hours: 24,
    pin: "2580",
    label: "Dr Dlamini",
  });
  expect(screen.text()).toContain("/shared-report#secret");
  expect(screen.text()).toContain("Links you made");
  await screen.press("Done");
  expect(screen.text()).not.toContain("#secret");
  expect(screen.field("PIN (optional)").value).toBe("");
});

it("the form asks for the password when the last proof is too old, and then makes the link as typed", async () => {
  let isProven = false;
  const server = await open({
    "GET /api/shared-reports": () => [],
    "GET /api/account/passkeys": () => [],
    "POST /api/shared-reports": () =>
      isProven ? { report: link, fragment: "secret" } : problem(403, "proof_needed"),
    "POST /api/account/proof": (body: unknown) => {
      isProven = JSON.stringify(body).includes("marula-24");
      return isProven ? undefined : problem(403, "wrong_password");
    },
  });
  await screen.type("Who it is for", "Dr Dlamini");
  await screen.press("Make a link");
  expect(screen.text()).toContain("Is it you?");
  await screen.type("Your password", "not-hers");
  await screen.press("Go on");
  expect(screen.text()).toContain("The password doesn't match.");
  await screen.type("Your password", "marula-24");
  await screen.press("Go on");
  expect(screen.text()).toContain("/shared-report#secret");
  const sent = server.sent.filter(({ call }) => call === "POST /api/shared-reports");
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

it("makes nothing when the question for the password is closed, and keeps the input", async () => {
  const server = await open({
    "GET /api/shared-reports": () => [],
    "GET /api/account/passkeys": () => [],
    "POST /api/shared-reports": () => problem(403, "proof_needed"),
  });
  await screen.type("Who it is for", "Dr Dlamini");
  await screen.press("Make a link");
  await screen.press("Close");
  expect(screen.text()).not.toContain("Is it you?");
  expect(screen.field("Who it is for").value).toBe("Dr Dlamini");
  await screen.press("Make a link");
  expect(screen.text()).toContain("Is it you?");
  expect(server.calls().filter((each) => each === "POST /api/shared-reports")).toHaveLength(2);
});

it("an invalid PIN is reported at its field, and nothing is sent", async () => {
  const server = await open({ "GET /api/shared-reports": () => [] });
  await screen.type("PIN (optional)", "25");
  await screen.press("Make a link");
  expect(screen.text()).toContain("Use 4 to 8 digits, or leave it empty.");
  expect(server.calls()).toEqual(["GET /api/shared-reports"]);
});

it("a link that could not be created shows why and keeps the input", async () => {
  await open({ "GET /api/shared-reports": () => [] });
  await screen.type("Who it is for", "Dr Dlamini");
  await screen.press("Make a link");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  expect(screen.field("Who it is for").value).toBe("Dr Dlamini");
});

it("an ended link stays in the list until it is removed", async () => {
  let listed: ListedReport[] = [link];
  await open({
    "GET /api/shared-reports": () => listed,
    [`POST /api/shared-reports/${link.id}/revoke`]: () => {
      listed = [{ ...link, state: "revoked" }];
      return listed[0];
    },
    [`DELETE /api/shared-reports/${link.id}`]: () => {
      listed = [];
    },
  });
  await screen.press("Turn off the link: Dr Dlamini");
  expect(screen.text()).toContain("You turned it off");
  await screen.press("Remove from the list: Dr Dlamini");
  expect(screen.text()).not.toContain("Links you made");
});

it("a link that could not be ended shows why beside it", async () => {
  await open({
    "GET /api/shared-reports": () => [link],
    [`POST /api/shared-reports/${link.id}/revoke`]: () => problem(404, "not_found"),
  });
  await screen.press("Turn off the link: Dr Dlamini");
  expect(screen.has("Turn off the link")).toBe(true);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});
