import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endableAccess } from "#contract/account/access.ts";
import { LASTING } from "#server/storage/journal/collections.ts";
import { hashesOf } from "#server/storage/pages/page-names.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines } from "#server/testing/engines.ts";
import { ownerOfClient } from "#server/testing/faults/damage.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { addPasskey, makeDevice, passkeyAnswer } from "#server/testing/passkey-device.ts";
import { proofIn } from "#server/testing/proof-in.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { operator } from "#server/testing/send-due.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openBrowser } from "../../../../../scripts/testing/push-service.ts";

const publicAddress = "https://mwezi.example.org";
const STEP = 30_000;
const newPassword = "moon-and-sea";
const pdf = samplePdf(600_000);

describe.each(engines)("locking others out on %s", (engine) => {
  let test: TestApp;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const mail = mailServer.settings;
    test = await createTestApp(engine, {
      operator,
      publicAddress,
      mail,
      isPushService: () => true,
    });
  });

  afterAll(async () => {
    await test.close();
    await mailServer.stop();
  });

  async function made(client: Client, path: string, body?: object) {
    const answer = await client.send("POST", path, body && { body });
    expect([path, answer.statusCode < 300]).toEqual([path, true]);
    return answer.statusCode === 204 ? null : answer.json();
  }

  const passwordSignIn = ({ email, password }: Client, proof: object = {}) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password, ...proof } });

  async function ownerWithEverything() {
    const owner = await test.register();
    const { password } = owner;
    await made(owner, "/api/cycles", { startDate: "2026-11-02", notes: "under the marula" });
    await made(owner, "/api/stress", { date: "2026-11-18", level: 3 });
    const upload = (await uploadFile(owner, pdf)).json();
    const device = makeDevice({ origin: publicAddress });
    expect((await addPasskey(owner, device)).statusCode).toBe(201);
    const feed = await made(owner, "/api/calendar-feed");
    const report = { months: 6, include: ["cycles"], withName: false };
    const link = await made(owner, "/api/shared-reports", { report, hours: 24 });
    const view = await made(owner, "/api/trusted-views", { parts: ["period"], days: 30 });
    const sealed = Buffer.from("sealed on the device").toString("base64");
    await made(owner, `/api/trusted-views/${view.id}/copy`, { sealed, copyOf: "0".repeat(64) });
    const { token: script } = await made(owner, "/api/account/tokens", {
      name: "Home Assistant",
      kinds: ["cycle", "stress"],
      canWrite: true,
      days: 30,
    });
    await made(owner, "/api/mail-reminders");
    await made(owner, "/api/push/subscriptions", openBrowser("https://push.example").subscription);
    const { recoveryCode } = await made(owner, "/api/account/recovery-code", { password });
    const { secret } = await made(owner, "/api/account/second-factor/secret");
    const app = { password, secret, code: codeAt(secret, test.now()) };
    await made(owner, "/api/account/second-factor", app);
    test.passTime(STEP);
    const code = () => codeAt(secret, test.now());
    const other = (await passwordSignIn(owner, { code: code() })).json().token;
    test.passTime(STEP);
    return { owner, other, device, feed, link, view, script, upload, recoveryCode, code };
  }
  type Everything = Awaited<ReturnType<typeof ownerWithEverything>>;

  async function accessOf(all: Everything, current: Client) {
    const { owner, other, device, feed, link, view, script } = all;
    const open = async (fragment: string) => {
      const body = { link: proofIn(fragment) };
      return (await test.visitor("POST", "/api/shared-reports/open", { body })).statusCode;
    };
    const passkey = await passkeyAnswer(test.visitor, owner, device);
    const read = async (path: string) => (await current.send("GET", path)).json();
    return {
      session: (await test.as(other)("GET", "/api/account")).statusCode,
      passkey: (await test.visitor("POST", "/api/auth/passkey", { body: passkey })).statusCode,
      secondFactor: (await read("/api/account/second-factor")).isOn,
      feed: (await test.visitor("GET", feed.path)).statusCode,
      report: await open(link.fragment),
      view: await open(view.fragment),
      script: (await test.as(script)("GET", "/api/cycles")).statusCode,
      mail: (await read("/api/mail-reminders")).mail.state,
      push: (await read("/api/push")).subscriptions,
      recoveryCode: (await read("/api/account")).hasRecoveryCode,
    };
  }

  const working = {
    session: 200,
    passkey: 200,
    secondFactor: true,
    feed: 200,
    report: 200,
    view: 200,
    script: 200,
    mail: "unconfirmed",
    push: 1,
    recoveryCode: true,
  };
  const refused = {
    session: 401,
    passkey: 401,
    secondFactor: false,
    feed: 404,
    report: 404,
    view: 404,
    script: 401,
    mail: "off",
    push: 0,
    recoveryCode: false,
  };

  async function expectData({ owner, upload }: Everything, { send }: Client) {
    const cycles = (await send("GET", "/api/cycles")).json();
    expect(cycles).toMatchObject([{ notes: "under the marula" }]);
    expect((await send("GET", "/api/stress")).json()).toMatchObject([{ level: 3 }]);
    const file = await send("GET", `/api/uploads/${upload.id}/file`);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect((await send("GET", "/api/account")).json().email).toBe(owner.email);
    const body = { date: "2026-11-18", level: 5 };
    expect((await send("POST", "/api/stress", { body })).statusCode).toBeLessThan(300);
    expect((await send("GET", "/api/stress")).json()).toHaveLength(1);
  }

  const wrappedKeys = ({ user }: Client) =>
    test.db
      .selectFrom("pages")
      .select(["page", "sealed"])
      .where("account_id", "=", user.id)
      .execute();

  it("blocks all nine kinds of access, and preserves this session and its data", async () => {
    const all = await ownerWithEverything();
    const { owner, code } = all;
    expect(await accessOf(all, owner)).toEqual(working);
    const before = await wrappedKeys(owner);
    const asked = await owner.send("POST", "/api/account/lock-out", {
      body: { password: owner.password },
    });
    expect(asked.json().code).toBe("code_needed");
    await made(owner, "/api/account/lock-out", { password: owner.password, code: code() });
    expect(await accessOf(all, owner)).toEqual(refused);
    await expectData(all, owner);
    const after = new Set((await wrappedKeys(owner)).map(({ page }) => page));
    expect(before.filter(({ page }) => after.has(page))).toEqual([]);
    expect((await passwordSignIn(owner)).statusCode).toBe(200);
    const sessions = (await owner.send("GET", "/api/account/sessions")).json();
    expect(sessions).toMatchObject([{ current: false }, { current: true }]);
  });

  it("happens with an account recovery too, without asking", async () => {
    const all = await ownerWithEverything();
    const { email } = all.owner;
    const body = { email, recoveryCode: all.recoveryCode, newPassword };
    const { token } = (await test.visitor("POST", "/api/auth/recover", { body })).json();
    const current = { ...all.owner, token, password: newPassword, send: test.as(token) };
    expect(await accessOf(all, current)).toEqual(refused);
    await expectData(all, current);
    expect((await all.owner.send("GET", "/api/account")).statusCode).toBe(401);
    expect((await passwordSignIn(current)).statusCode).toBe(200);
  });

  it("ends only the ticked access with a new password", async () => {
    const all = await ownerWithEverything();
    const { owner, code } = all;
    const change = { currentPassword: owner.password, newPassword, ends: endableAccess };
    const asked = await owner.send("POST", "/api/account/password", { body: change });
    expect(asked.json().code).toBe("code_needed");
    await made(owner, "/api/account/password", { ...change, code: code() });
    expect(await accessOf(all, owner)).toEqual(refused);
    await expectData(all, owner);
    expect((await passwordSignIn({ ...owner, password: newPassword })).statusCode).toBe(200);
  });

  it("keeps access that is not ticked working under the same key", async () => {
    const all = await ownerWithEverything();
    const { owner, code } = all;
    const change = { currentPassword: owner.password, newPassword, ends: [] };
    await made(owner, "/api/account/password", change);
    const always = { session: 401, passkey: 401, recoveryCode: false };
    expect(await accessOf(all, owner)).toEqual({ ...working, ...always });
    await expectData(all, owner);
    const feed = (await owner.send("GET", "/api/calendar-feed")).json().feed;
    expect(feed.path).toBe(all.feed.path);
    const signedIn = await passwordSignIn({ ...owner, password: newPassword }, { code: code() });
    expect(signedIn.statusCode).toBe(200);
    const views = (await owner.send("GET", "/api/trusted-views")).json();
    expect(views).toMatchObject([{ fragment: all.view.fragment, openedAt: [expect.any(String)] }]);
  });

  it("re-encrypts the entries, which a password change leaves as they are", async () => {
    const { owner, code } = await ownerWithEverything();
    const { password } = owner;
    // The page of what has no date holds the links, which a new password ends.
    const lasting = hashesOf((await ownerOfClient(test, owner)).vault, LASTING);
    const stored = async () => {
      const rows = await test.db
        .selectFrom("pages")
        .select(["page", "sealed"])
        .where("account_id", "=", owner.user.id)
        .where("page", "not in", lasting)
        .orderBy("page")
        .execute();
      return rows.map(({ page, sealed }) => `${page} ${sealed.toString("hex")}`);
    };
    const before = await stored();
    await made(owner, "/api/account/password", { currentPassword: password, newPassword });
    expect(await stored()).toEqual(before);
    await made(owner, "/api/account/lock-out", { password: newPassword, code: code() });
    expect(await stored()).not.toEqual(before);
  });

  it("encrypts a concurrent write under the new key, or rejects it", async () => {
    const owner = await test.register();
    const { password } = owner;
    const days = Array.from(
      { length: 12 },
      (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}`,
    );
    const [locked, ...writes] = await Promise.all([
      owner.send("POST", "/api/account/lock-out", { body: { password } }),
      ...days.map((date) => owner.send("POST", "/api/stress", { body: { date, level: 2 } })),
    ]);
    expect([204, 503]).toContain(locked?.statusCode);
    const saved = writes.filter(({ statusCode }) => statusCode < 300);
    expect((await owner.send("GET", "/api/stress")).json()).toHaveLength(saved.length);
  });

  it("requires the password, and changes nothing without it", async () => {
    const owner = await test.register();
    const { token } = (await passwordSignIn(owner)).json();
    const body = { password: "not-hers" };
    const answer = await owner.send("POST", "/api/account/lock-out", { body });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "wrong_password"]);
    expect((await test.as(token)("GET", "/api/account")).statusCode).toBe(200);
  });
});
