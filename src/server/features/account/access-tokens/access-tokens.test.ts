import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_TOKENS, tokenKinds } from "#contract/account/access-tokens.ts";
import { removeExpired } from "#server/housekeeping.ts";
import { noReserve } from "#server/storage/disk/reserve.ts";
import { engines } from "#server/testing/engines.ts";
import { makeAccessToken } from "#server/testing/faults/bad-tokens.ts";
import { prove } from "#server/testing/prove.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const DAY = 86_400_000;
const reading = { kinds: ["cycle", "mood"], canWrite: false };
const writing = { kinds: ["measures"], canWrite: true };

describe.each(engines)("an access token on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  async function ownerWith(scope: {
    readonly kinds: readonly string[];
    readonly canWrite: boolean;
  }) {
    const owner = await test.register();
    await owner.send("POST", "/api/cycles", { body: { startDate: "2026-11-02", notes: "marula" } });
    const { id, token } = await makeAccessToken(owner, scope);
    return { owner, id, token, script: test.as(token) };
  }

  it("alone decrypts the entries it was made for", async () => {
    const { script } = await ownerWith(reading);
    const cycles = await script("GET", "/api/cycles");
    expect(cycles.json()).toMatchObject([{ notes: "marula" }]);
    expect((await script("GET", "/api/cycles/summary")).statusCode).toBe(200);
    expect((await script("GET", "/api/moods")).json()).toEqual([]);
    const unchanged = await script("GET", "/api/cycles", {
      headers: { "if-none-match": String(cycles.headers.etag) },
    });
    expect([200, 304]).toContain(unchanged.statusCode);
  });

  it("adds, changes and deletes the entries it may write, and the user sees them", async () => {
    const { owner, script } = await ownerWith(writing);
    const body = { date: "2026-11-19", weight: 70.4 };
    const { id, revision } = (await script("POST", "/api/metabolic", { body })).json();
    const changed = await script("PATCH", `/api/metabolic/${id}`, {
      body: { weight: 70.1 },
      headers: { "if-match": `"${revision}"` },
    });
    expect(changed.statusCode).toBe(200);
    expect((await owner.send("GET", "/api/metabolic")).json()).toMatchObject([{ weight: 70.1 }]);
    expect((await script("DELETE", `/api/metabolic/${id}`)).statusCode).toBe(204);
    expect((await owner.send("GET", "/api/metabolic")).json()).toEqual([]);
  });

  it("gets an answer that says what to do when a call is out of scope", async () => {
    const { script } = await ownerWith(reading);
    const body = { startDate: "2026-11-19" };
    const details = await Promise.all([
      script("POST", "/api/cycles", { body }),
      script("GET", "/api/stress"),
      script("GET", "/api/account/access"),
      script("POST", "/api/account/tokens", { body: { name: "x", ...reading, days: 1 } }),
      script("POST", "/api/auth/logout"),
    ]);
    expect(details.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [403, expect.stringContaining("that may change “cycle”")],
      [403, expect.stringContaining("that includes “stress”")],
      ...Array(3).fill([403, expect.stringContaining("Sign in to the app")]),
    ]);
  });

  it("expires, and its row is deleted", async () => {
    const { owner, script } = await ownerWith(reading);
    test.passTime(30 * DAY);
    expect((await script("GET", "/api/cycles")).json()).toMatchObject({ code: "not_signed_in" });
    await removeExpired({ db: test.db, clock: test.now, reserve: noReserve });
    const rows = await test.db
      .selectFrom("access_tokens")
      .select("token_hash")
      .where("account_id", "=", owner.user.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it("is ended by its owner only, at once", async () => {
    const { owner, id, script } = await ownerWith(reading);
    const stranger = await test.register();
    const end = ({ send }: Client) => send("DELETE", `/api/account/tokens/${id}`);
    expect((await end(stranger)).statusCode).toBe(404);
    expect((await script("GET", "/api/cycles")).statusCode).toBe(200);
    expect((await end(owner)).statusCode).toBe(204);
    expect((await script("GET", "/api/cycles")).statusCode).toBe(401);
    expect((await end(owner)).statusCode).toBe(404);
  });

  it("makes at most 600 requests in 15 minutes", async () => {
    const { script } = await ownerWith(reading);
    // Twenty at once: with 600, a slow database refuses the last ones with 503.
    for (let round = 0; round < 30; round += 1) {
      const twenty = Array.from({ length: 20 }, () => script("GET", "/api/cycles"));
      const statuses = (await Promise.all(twenty)).map(({ statusCode }) => statusCode);
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    const refused = await script("GET", "/api/cycles");
    expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_attempts"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    test.passTime(15 * 60_000);
    expect((await script("GET", "/api/cycles")).statusCode).toBe(200);
  });

  it("is one of twenty at most", async () => {
    const owner = await test.register();
    const all = { kinds: tokenKinds, canWrite: false };
    for (let count = 0; count < MOST_TOKENS; count += 1) await makeAccessToken(owner, all);
    const body = { name: "One more", ...all, days: 1 };
    const refused = await owner.send("POST", "/api/account/tokens", { body });
    expect(refused.json()).toMatchObject({
      code: "too_many_entries",
      fields: [{ field: "tokens", params: { max: MOST_TOKENS } }],
    });
    test.passTime(31 * DAY);
    await owner.send("POST", "/api/auth/logout");
    const { email, password } = owner;
    const { token } = (
      await test.visitor("POST", "/api/auth/login", { body: { email, password } })
    ).json();
    await prove(owner);
    await makeAccessToken({ ...owner, send: test.as(token) }, all);
  });

  it.each([
    { name: "", ...reading, days: 30 },
    { name: "x", kinds: [], canWrite: false, days: 30 },
    { name: "x", kinds: ["profile"], canWrite: false, days: 30 },
    { name: "x", ...reading, days: 367 },
    { name: "x", kinds: ["cycle"], days: 30 },
  ])("is not made from %j", async (body) => {
    const { send } = await test.register();
    const answer = await send("POST", "/api/account/tokens", { body });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "invalid_input"]);
  });
});
