import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { removeExpired } from "#server/housekeeping.ts";
import { noReserve } from "#server/storage/disk/reserve.ts";
import { decrypt, deriveKey } from "#server/storage/vault/cipher.ts";
import { engines } from "#server/testing/engines.ts";
import { prove } from "#server/testing/prove.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { withOpening } from "./rules.ts";

const HOUR = 3_600_000;
const report = { months: 6, include: [...visitParts] };

function readFragment(fragment: string) {
  const bytes = Buffer.from(fragment, "base64url");
  const [account, secret] = [bytes.subarray(0, 16), bytes.subarray(16)];
  const proof = deriveKey(secret, "shared-report/proof");
  return {
    shown: Buffer.concat([account, proof]).toString("base64url"),
    key: deriveKey(secret, "shared-report/key"),
  };
}

describe.each(engines)("a link for a clinician on %s", (engine) => {
  let test: TestApp;
  let owner: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
    owner = await test.register();
    await owner.send("POST", "/api/cycles", { body: { startDate: "2026-11-10" } });
  });

  beforeEach(() => prove(owner));
  afterAll(() => test.close());

  const share = async (more: object = {}) => {
    const answer = await owner.send("POST", "/api/shared-reports", {
      body: { report, hours: 24, ...more },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json() as { report: { id: string }; fragment: string };
  };
  const openWith = (link: string, pin?: string) =>
    test.visitor("POST", "/api/shared-reports/open", {
      body: { link, ...(pin !== undefined && { pin }) },
    });
  const list = async () => (await owner.send("GET", "/api/shared-reports")).json();

  it("opens with the key in its fragment, and with nothing the server stores", async () => {
    const { fragment } = await share();
    const { shown, key } = readFragment(fragment);
    const answer = await openWith(shown);
    const sealed = Buffer.from(answer.json().sealed, "base64");
    const place = ["shared-report", owner.user.id];
    const opened = JSON.parse(decrypt(key, sealed, place).toString());
    expect(opened.cycles.strip).toMatchObject([{ startDay: "2026-11-10" }]);
    const rows = await test.db.selectFrom("shared_reports").selectAll().execute();
    const stored = JSON.stringify(rows) + rows.map((row) => row.report_sealed.toString("latin1"));
    for (const secret of [fragment, shown, "2026-11-10", key.toString("hex")]) {
      expect(stored).not.toContain(secret);
    }
  });

  it("shows the user when it was opened, even if the list was cached", async () => {
    const { fragment, report: made } = await share({ label: "Dr Dlamini" });
    const before = await owner.send("GET", "/api/shared-reports");
    test.passTime(HOUR);
    await openWith(readFragment(fragment).shown);
    const headers = { "if-none-match": String(before.headers.etag) };
    const after = await owner.send("GET", "/api/shared-reports", { headers });
    expect(after.statusCode).toBe(200);
    const link = after.json().find((one: { id: string }) => one.id === made.id);
    expect(link).toMatchObject({ label: "Dr Dlamini", state: "open" });
    expect(link.openedAt).toHaveLength(1);
    expect(link).not.toHaveProperty("hash");
  });

  it("expires, and the encrypted report is deleted", async () => {
    const { fragment, report: made } = await share({ hours: 1 });
    test.passTime(HOUR);
    expect((await openWith(readFragment(fragment).shown)).statusCode).toBe(404);
    expect((await list()).find((one: { id: string }) => one.id === made.id).state).toBe("expired");
    expect(await removeExpired({ db: test.db, clock: test.now, reserve: noReserve })).toEqual([]);
    const rows = await test.db.selectFrom("shared_reports").selectAll().execute();
    const expired = rows.filter((row) => row.expires_at <= test.now());
    expect(expired.every((row) => row.report_sealed.length === 0)).toBe(true);
  });

  it("ends when the user revokes it, and can be removed from the list", async () => {
    const { fragment, report: made } = await share();
    const path = `/api/shared-reports/${made.id}`;
    expect((await owner.send("POST", `${path}/revoke`)).json().state).toBe("revoked");
    expect((await openWith(readFragment(fragment).shown)).statusCode).toBe(404);
    expect((await owner.send("DELETE", path)).statusCode).toBe(204);
    expect((await list()).some((one: { id: string }) => one.id === made.id)).toBe(false);
  });

  it("stays removed when it is revoked at the same time", async () => {
    const { report: made } = await share();
    const path = `/api/shared-reports/${made.id}`;
    await Promise.all([owner.send("DELETE", path), owner.send("POST", `${path}/revoke`)]);
    expect((await list()).some((one: { id: string }) => one.id === made.id)).toBe(false);
  });

  it("opens at most 60 times an hour", async () => {
    const { shown } = readFragment((await share()).fragment);
    for (let opening = 0; opening < 60; opening += 1) {
      expect((await openWith(shown)).statusCode).toBe(200);
    }
    expect((await openWith(shown)).json().code).toBe("too_many_attempts");
    test.passTime(HOUR);
    expect((await openWith(shown)).statusCode).toBe(200);
  });

  it("asks for its PIN, and ends with the fifth wrong one", async () => {
    const { fragment, report: made } = await share({ pin: "2580" });
    const { shown } = readFragment(fragment);
    expect((await openWith(shown)).json().code).toBe("pin_needed");
    for (const _ of [1, 2, 3, 4]) {
      const answer = await openWith(shown, "1111");
      expect([answer.statusCode, answer.json().code]).toEqual([403, "wrong_pin"]);
    }
    expect((await openWith(shown, "1111")).statusCode).toBe(404);
    expect((await openWith(shown, "2580")).statusCode).toBe(404);
    const ended = (await list()).find((one: { id: string }) => one.id === made.id);
    expect(ended.state).toBe("too_many_pins");
  });

  it("accepts the correct PIN after wrong ones, and resets their count", async () => {
    const { fragment } = await share({ pin: "2580" });
    const { shown } = readFragment(fragment);
    for (const _ of [1, 2, 3]) {
      await openWith(shown, "1111");
      expect((await openWith(shown, "2580")).statusCode).toBe(200);
    }
  });

  it("tries at most five of many PINs sent at once", async () => {
    const { fragment } = await share({ pin: "2580" });
    const { shown } = readFragment(fragment);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => openWith(shown, `900${index % 10}`)),
    );
    expect(answers.filter((answer) => answer.json().code === "wrong_pin").length).toBeLessThan(5);
    expect((await openWith(shown, "2580")).statusCode).toBe(404);
  });

  it.each(["", "x", "A".repeat(64), "not a link at all"])(
    "rejects '%s' as a link",
    async (link) => {
      expect((await openWith(link)).statusCode).toBe(404);
    },
  );

  it.each([
    [{ hours: 0 }, "hours"],
    [{ hours: 721 }, "hours"],
    [{ pin: "12" }, "pin"],
    [{ pin: "12a4" }, "pin"],
    [{ report: { months: 5, include: [] } }, "report.months"],
  ])("cannot be created with %j", async (wrong, field) => {
    const answer = await owner.send("POST", "/api/shared-reports", {
      body: { report, hours: 24, ...wrong },
    });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
  });

  it("is deleted with the account", async () => {
    const leaving = await test.register();
    await leaving.send("POST", "/api/shared-reports", { body: { report, hours: 24 } });
    const rows = () =>
      test.db
        .selectFrom("shared_reports")
        .select("link_hash")
        .where("account_id", "=", leaving.user.id)
        .execute();
    expect(await rows()).toHaveLength(1);
    await leaving.send("DELETE", "/api/account", { body: { password: leaving.password } });
    expect(await rows()).toEqual([]);
  });
});

it("the first openings of a link stay listed, however often it is opened", () => {
  let opened = "[]";
  for (let time = 1; time <= 150; time += 1) opened = withOpening(opened, time);
  const times = JSON.parse(opened);
  expect([times.length, times[0], times[19], times[20], times.at(-1)]).toEqual([
    100, 1, 20, 71, 150,
  ]);
});
