import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Access } from "#contract/account/access.ts";
import { hashOfFragment } from "#server/storage/vault/report-link.ts";
import { engines } from "#server/testing/engines.ts";
import { proofIn } from "#server/testing/proof-in.ts";
import { prove } from "#server/testing/prove.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const DAY = 24 * 3_600_000;
const copyOf = "0".repeat(64);
const sealed = Buffer.from("sealed on her device").toString("base64");

describe.each(engines)("what someone may see on %s", (engine) => {
  let test: TestApp;
  let owner: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
    owner = await test.register();
  });

  beforeEach(() => prove(owner));
  afterAll(() => test.close());

  const add = async (more: object = {}) => {
    const body = { name: "Sipho", parts: ["period", "mood"], days: 30, ...more };
    const answer = await owner.send("POST", "/api/trusted-views", { body });
    expect(answer.statusCode).toBe(201);
    return answer.json() as { id: string; fragment: string; revision: number };
  };
  const pathOf = ({ id }: { id: string }) => `/api/trusted-views/${id}`;
  const seal = (view: { id: string }, revision?: number) =>
    owner.send("POST", `${pathOf(view)}/copy`, {
      body: { sealed, copyOf },
      ...(revision !== undefined && { headers: { "if-match": `"${revision}"` } }),
    });
  const change = async (view: { id: string }, body: object) =>
    (await owner.send("PATCH", pathOf(view), { body })).json();
  const open = async ({ fragment }: { fragment: string }) => {
    const body = { link: proofIn(fragment) };
    const answer = await test.visitor("POST", "/api/shared-reports/open", { body });
    return [answer.statusCode, answer.json().sealed ?? answer.json().code];
  };
  const shown = [200, sealed];
  const nothing = [404, "not_found"];
  const find = async ({ id }: { id: string }) =>
    (await owner.send("GET", "/api/trusted-views"))
      .json()
      .find((one: { id: string }) => one.id === id);

  it("is stored as the device encrypted it, and the user sees each opening", async () => {
    const view = await add();
    expect(await open(view)).toEqual(nothing);
    expect((await seal(view)).json()).toMatchObject({ copyOf, parts: ["period", "mood"] });
    const before = await owner.send("GET", "/api/trusted-views");
    expect(await open(view)).toEqual(shown);
    expect(await open(view)).toEqual(shown);
    const headers = { "if-none-match": String(before.headers.etag) };
    const after = await owner.send("GET", "/api/trusted-views", { headers });
    expect(after.statusCode).toBe(200);
    expect((await find(view)).openedAt).toHaveLength(2);
  });

  it("is stored so that no data at rest decrypts it", async () => {
    const view = await add({ name: "Nomsa the doula", words: "Tea helps" });
    await seal(view);
    const links = await test.db.selectFrom("shared_reports").selectAll().execute();
    const entries = await test.db.selectFrom("pages").selectAll().execute();
    const stored = JSON.stringify(links) + entries.map((row) => row.sealed.toString("latin1"));
    for (const clear of [view.fragment, proofIn(view.fragment), "Nomsa", "Tea helps"]) {
      expect(stored).not.toContain(clear);
    }
  });

  it("responds in the same way while paused, expired and ended", async () => {
    const [paused, over, ended] = [await add(), await add({ days: 1 }), await add()];
    for (const view of [paused, over, ended]) await seal(view);
    expect(await change(paused, { isPaused: true })).toMatchObject({ isPaused: true });
    expect((await owner.send("DELETE", pathOf(ended))).statusCode).toBe(204);
    expect(await open(paused)).toEqual(nothing);
    expect(await open(ended)).toEqual(nothing);
    test.passTime(DAY);
    expect(await open(over)).toEqual(nothing);
    expect((await seal(over)).statusCode).toBe(404);
    expect((await seal(paused)).statusCode).toBe(404);
    await prove(owner);
    await change(paused, { isPaused: false });
    expect(await open(paused)).toEqual(nothing);
    await seal(paused);
    expect(await open(paused)).toEqual(shown);
  });

  it("counts as ended once its time is over, and after a restore, which has no links", async () => {
    const [over, lost, paused] = [await add({ days: 1 }), await add(), await add()];
    await change(paused, { isPaused: true });
    const hash = hashOfFragment(lost.fragment);
    await test.db.deleteFrom("shared_reports").where("link_hash", "=", hash).execute();
    test.passTime(DAY);
    expect(await find(over)).toMatchObject({ isGone: false });
    expect(await find(lost)).toMatchObject({ isGone: true });
    const access: Access[] = (await owner.send("GET", "/api/account/access")).json();
    const active = (view: { id: string }) => access.find(({ id }) => id === view.id)?.isActive;
    expect([over, lost, paused].map(active)).toEqual([false, false, true]);
  });

  it("is withdrawn when a part is removed, until a copy without it is encrypted", async () => {
    const view = await add();
    const { revision } = (await seal(view)).json();
    expect(await change(view, { parts: ["period"] })).not.toHaveProperty("copyOf");
    expect(await open(view)).toEqual(nothing);
    // A device that has not loaded the change yet must not restore what was removed.
    expect((await seal(view, revision)).json().code).toBe("conflict");
    expect(await open(view)).toEqual(nothing);
  });

  it("is created once, however often it is sent", async () => {
    const id = crypto.randomUUID();
    expect(await add({ id })).toEqual(await add({ id }));
  });

  it.each([
    [{ parts: ["sex"] }, "parts.0"],
    [{ days: 0 }, "days"],
    [{ days: 181 }, "days"],
    [{ words: "x".repeat(301) }, "words"],
  ])("cannot be created with %j", async (wrong, field) => {
    const body = { parts: ["period"], days: 30, ...wrong };
    const answer = await owner.send("POST", "/api/trusted-views", { body });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
  });

  it("is private to the account and deleted with it", async () => {
    const leaving = await test.register();
    const body = { parts: ["period"], days: 30 };
    const view = (await leaving.send("POST", "/api/trusted-views", { body })).json();
    expect((await seal(view)).statusCode).toBe(404);
    expect((await owner.send("DELETE", pathOf(view))).statusCode).toBe(404);
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
