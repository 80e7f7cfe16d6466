// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { addItem } from "#web/api/outbox/outbox.ts";
import { changeOutbox } from "#web/api/outbox/state.ts";
import { fakeIndexedDB } from "../../../../../scripts/testing/fake-indexed-db.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { DamagedEntries } from "./components/damaged-entries.tsx";
import { DeleteAccount } from "./components/delete-account.tsx";
import { ExportData } from "./components/export-data.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

describe("deleting the account", () => {
  const confirm = async () => {
    await screen.press("Delete account");
    await screen.type("Your password", "marula-24");
    await screen.press("Delete for good");
  };

  it("sends the password and signs out once the account is deleted", async () => {
    const onDeleted = vi.fn();
    const server = fakeServer({ "DELETE /api/account": () => undefined });
    screen = await openScreen(<DeleteAccount onDeleted={onDeleted} />);
    await confirm();
    expect(server.sent.map(({ body }) => body)).toEqual([{ password: "marula-24" }]);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it("stays with a wrong password and shows the error at its field", async () => {
    const onDeleted = vi.fn();
    fakeServer({ "DELETE /api/account": () => problem(403, "wrong_password") });
    screen = await openScreen(<DeleteAccount onDeleted={onDeleted} />);
    await confirm();
    expect(screen.text()).toContain("The password doesn't match.");
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it("sends nothing if the user cancels", async () => {
    const server = fakeServer({});
    screen = await openScreen(<DeleteAccount onDeleted={() => {}} />);
    await screen.press("Delete account");
    await screen.press("Keep my account");
    expect(screen.has("Delete for good")).toBe(false);
    expect(server.sent).toEqual([]);
  });
});

describe("unreadable entries", () => {
  const entries = [
    { id: "moods.k1", kind: "moods", month: "2026-03", day: "2026-03-03" },
    { id: "cycles.k2", kind: "cycles", month: "2026-05", day: null },
    { id: "profile.k3", kind: "profile", month: null, day: null },
    { id: "entries.k4", kind: "entries", month: "2026-04", day: null },
    { id: "entries.k5", kind: "entries", month: null, day: null },
  ];

  it("are listed with their day, their month or no date", async () => {
    fakeServer({ "GET /api/damaged-entries": () => entries });
    screen = await openScreen(<DamagedEntries />);
    await screen.settle();
    expect(screen.text()).toContain("We can't read one entry of Mar 3, 2026.");
    expect(screen.text()).toContain("We can't read one entry of May 2026.");
    expect(screen.text()).toContain("We can't read one entry.");
    expect(screen.text()).toContain("We can't read the entries of April 2026.Delete these entries");
    expect(screen.text()).toContain("We can't read some of your entries.Delete these entries");
  });

  it("can be deleted one by one, and the list is refetched", async () => {
    let left = entries.slice(0, 1);
    const server = fakeServer({
      "GET /api/damaged-entries": () => left,
      "DELETE /api/damaged-entries/moods.k1": () => {
        left = [];
      },
    });
    screen = await openScreen(<DamagedEntries />);
    await screen.settle();
    await screen.press("Delete this entry");
    expect(server.calls()).toEqual([
      "GET /api/damaged-entries",
      "DELETE /api/damaged-entries/moods.k1",
      "GET /api/damaged-entries",
    ]);
    expect(screen.text()).not.toContain("cannot be read");
  });

  it("are not mentioned if there are none", async () => {
    fakeServer({ "GET /api/damaged-entries": () => [] });
    screen = await openScreen(<DamagedEntries />);
    await screen.settle();
    expect(screen.text()).toBe("");
  });
});

describe("an export", () => {
  const click = (selector: string, place = 0) =>
    screen.settle(() => document.querySelectorAll<HTMLElement>(selector)[place]?.click());

  it("names the entries that it lacks, after trying to send them", async () => {
    vi.stubGlobal("indexedDB", fakeIndexedDB());
    await addItem({ method: "POST", path: "/api/moods", body: { anxiety: 2 }, ifMatch: null });
    fakeServer({ "POST /api/account/export": () => new Response("{}") });
    screen = await openScreen(<ExportData />);
    await screen.press("Export my data");
    await screen.until(() => screen.text().includes("1 entry is missing"));
    changeOutbox([]);
  });

  it("shows that the download has started", async () => {
    const server = fakeServer({ "POST /api/account/export": () => new Response("{}") });
    screen = await openScreen(<ExportData />);
    await screen.press("Export my data");
    expect(server.calls()).toEqual(["POST /api/account/export"]);
    expect(screen.text()).toContain("Data exported successfully");
  });

  it("as a calendar file contains only the chosen titles and alarms", async () => {
    const server = fakeServer({ "POST /api/account/export/ics": () => new Response("BEGIN") });
    screen = await openScreen(<ExportData />);
    await click("input[value=calendar]");
    await click("input[type=checkbox]", 1);
    await screen.press("Export my data");
    expect(server.sent.map(({ body }) => body)).toEqual([
      { saysWhat: false, hasPeriodAlarm: true },
    ]);
  });

  it("for a clinic contains no identity unless the user ticks it", async () => {
    const server = fakeServer({ "POST /api/account/export/fhir": () => new Response("{}") });
    screen = await openScreen(<ExportData />);
    await click("input[value=fhir]");
    await screen.press("Export my data");
    expect(server.sent.map(({ body }) => body)).toEqual([
      { type: "collection", withName: false, withGender: false },
    ]);
  });

  it("for a clinic has the chosen format and contents", async () => {
    const server = fakeServer({ "POST /api/account/export/fhir": () => new Response("{}") });
    screen = await openScreen(<ExportData />);
    await click("input[value=fhir]");
    await click("input[value=document]");
    await click("input[type=checkbox]", 0);
    await screen.type("Date of birth", "1994-03-02");
    await screen.press("Export my data");
    expect(server.sent.map(({ body }) => body)).toEqual([
      { type: "document", withName: true, withGender: true, birthDate: "1994-03-02" },
    ]);
  });

  it("shows an error if it failed", async () => {
    fakeServer({});
    screen = await openScreen(<ExportData />);
    await screen.press("Export my data");
    expect(screen.text()).toContain("Export failed");
    expect(screen.text()).toContain("Please try again.");
  });
});
