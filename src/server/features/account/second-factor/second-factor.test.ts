import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access } from "#contract/account/access.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines } from "#server/testing/engines.ts";
import { addPasskey, makeDevice, passkeyAnswer } from "#server/testing/passkey-device.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const PATH = "/api/account/second-factor";
const STEP = 30_000;
const QUARTER = 15 * 60_000;

describe.each(engines)("a second factor on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const signIn = ({ email, password }: Client, code?: string) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password, ...(code && { code }) } });
  const codeOfSignIn = async (client: Client, code?: string) =>
    (await signIn(client, code)).json().code ?? "in";
  const stateOf = async ({ send }: Client) => (await send("GET", PATH)).json();

  async function ownerWithCodes() {
    const owner = await test.register();
    const { secret } = (await owner.send("POST", `${PATH}/secret`)).json();
    const body = { password: owner.password, secret, code: codeAt(secret, test.now()) };
    const answer = await owner.send("POST", PATH, { body });
    expect(answer.statusCode).toBe(201);
    const spareCodes: string[] = answer.json().spareCodes;
    // The code that turned it on is used up.
    test.passTime(STEP);
    const code = () => codeAt(secret, test.now());
    return { owner, secret, spareCodes, code };
  }

  it("is asked for after a correct password, and opens existing entries", async () => {
    const { owner, code } = await ownerWithCodes();
    await owner.send("POST", "/api/stress", { body: { date: "2026-11-18", level: 3 } });
    expect(await codeOfSignIn({ ...owner, password: "not-hers" }, code())).toBe(
      "wrong_credentials",
    );
    const asked = await signIn(owner);
    expect([asked.statusCode, asked.json().code]).toEqual([403, "code_needed"]);
    expect(await codeOfSignIn(owner, "000000")).toBe("wrong_code");
    const answer = await signIn(owner, code().replace(/^.../, "$& "));
    expect(answer.statusCode).toBe(200);
    const days = (await test.as(answer.json().token)("GET", "/api/stress")).json();
    expect(days).toMatchObject([{ level: 3 }]);
  });

  it("reports a password typed elsewhere without the right code, unless a sign-in followed", async () => {
    const { owner, code } = await ownerWithCodes();
    const refusedAt = async () => {
      const list: Access[] = (await owner.send("GET", "/api/account/access")).json();
      return list.find(({ kind }) => kind === "secondFactor")?.refusedAt;
    };
    expect(await codeOfSignIn({ ...owner, password: "not-hers" })).toBe("wrong_credentials");
    test.passTime(QUARTER);
    expect(await refusedAt()).toBeUndefined();
    const time = new Date(test.now()).toISOString();
    expect(await codeOfSignIn(owner)).toBe("code_needed");
    expect(await refusedAt()).toBeUndefined();
    test.passTime(QUARTER);
    expect(await refusedAt()).toBe(time);
    expect(await codeOfSignIn(owner)).toBe("code_needed");
    expect(await codeOfSignIn(owner, code())).toBe("in");
    test.passTime(QUARTER);
    expect(await refusedAt()).toBeUndefined();
    const later = new Date(test.now()).toISOString();
    expect(await codeOfSignIn(owner, "000000")).toBe("wrong_code");
    test.passTime(QUARTER);
    expect(await refusedAt()).toBe(later);
  });

  it("accepts a code of the app once, even when it is sent many times at once", async () => {
    const { owner, code } = await ownerWithCodes();
    const codes = await Promise.all(Array.from({ length: 5 }, () => signIn(owner, code())));
    expect(codes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await codeOfSignIn(owner, code())).toBe("wrong_code");
    test.passTime(STEP);
    expect(await codeOfSignIn(owner, code())).toBe("in");
  });

  it("accepts each of ten spare codes once, and reports how many are left", async () => {
    const { owner, spareCodes } = await ownerWithCodes();
    const [first = "", second = ""] = spareCodes;
    expect(await stateOf(owner)).toEqual({ isOn: true, hasApp: true, spareCodes: 10 });
    expect(await codeOfSignIn(owner, first.toLowerCase().replace("-", " "))).toBe("in");
    expect(await codeOfSignIn(owner, first)).toBe("wrong_code");
    const both = await Promise.all([signIn(owner, second), signIn(owner, second)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await stateOf(owner)).toEqual({ isOn: true, hasApp: true, spareCodes: 8 });
  });

  it("locks code attempts after ten wrong ones, without counting them as password failures", async () => {
    const { owner, code } = await ownerWithCodes();
    for (let number = 0; number < 10; number += 1) {
      expect(await codeOfSignIn(owner, "000000")).toBe("wrong_code");
    }
    expect(await codeOfSignIn(owner, code())).toBe("too_many_attempts");
    expect(await codeOfSignIn(owner)).toBe("code_needed");
    test.passTime(QUARTER + STEP);
    expect(await codeOfSignIn(owner, code())).toBe("in");
  });

  it("locks a known device only for its own wrong codes", async () => {
    const { owner, code } = await ownerWithCodes();
    const device = { "device-token": "b".repeat(43) };
    const { email, password } = owner;
    const signInHere = async (codeNow: string) => {
      const body = { email, password, code: codeNow };
      const answer = await test.visitor("POST", "/api/auth/login", { body, headers: device });
      return answer.json().code ?? "in";
    };
    expect(await signInHere(code())).toBe("in");
    for (let number = 0; number < 10; number += 1) await codeOfSignIn(owner, "000000");
    expect(await codeOfSignIn(owner, code())).toBe("too_many_attempts");
    test.passTime(STEP);
    expect(await signInHere(code())).toBe("in");
    for (let number = 0; number < 10; number += 1) await signInHere("000000");
    expect(await signInHere(code())).toBe("too_many_attempts");
  });

  it("is turned on with a code from its secret, and off with the password and a code", async () => {
    const { owner, secret, code } = await ownerWithCodes();
    const { password } = owner;
    const stranger = await test.register();
    for (const body of [
      { password: "not-hers", secret, code: code() },
      { password: stranger.password, secret, code: "000000" },
    ]) {
      expect((await stranger.send("POST", PATH, { body })).statusCode).toBe(403);
    }
    expect(await stateOf(stranger)).toEqual({ isOn: false, hasApp: false, spareCodes: 0 });
    for (const body of [
      { password: "not-hers", code: code() },
      { password, code: "000000" },
    ]) {
      expect((await owner.send("DELETE", PATH, { body })).statusCode).toBe(403);
    }
    expect(await codeOfSignIn(owner)).toBe("code_needed");
    const off = await owner.send("DELETE", PATH, { body: { password, code: code() } });
    expect(off.statusCode).toBe(204);
    expect(await codeOfSignIn(owner)).toBe("in");
  });

  it("survives a password change, is skipped with a passkey and ends with a recovery", async () => {
    const { owner, spareCodes, code } = await ownerWithCodes();
    const newPassword = "moon-and-sea";
    await owner.send("POST", "/api/account/password", {
      body: { currentPassword: owner.password, newPassword },
    });
    const changed = { ...owner, password: newPassword };
    expect(await codeOfSignIn(changed)).toBe("code_needed");
    const device = makeDevice();
    await addPasskey(changed, device, { code: spareCodes[0] });
    const body = await passkeyAnswer(test.visitor, owner, device);
    expect((await test.visitor("POST", "/api/auth/passkey", { body })).statusCode).toBe(200);
    const made = await owner.send("POST", "/api/account/recovery-code", {
      body: { password: newPassword, code: spareCodes[1] },
    });
    const { recoveryCode } = made.json();
    const { email, password } = owner;
    const recovered = await test.visitor("POST", "/api/auth/recover", {
      body: { email, recoveryCode, newPassword: password },
    });
    expect(recovered.statusCode).toBe(200);
    expect(await codeOfSignIn(owner)).toBe("in");
    expect(code()).toMatch(/^\d{6}$/);
  });

  it("accepts no code when damaged, and the recovery code still works", async () => {
    const { owner, spareCodes, code } = await ownerWithCodes();
    const { email, password } = owner;
    const made = await owner.send("POST", "/api/account/recovery-code", {
      body: { password, code: spareCodes[0] },
    });
    await test.db
      .updateTable("second_factors")
      .set({ sealed: Buffer.alloc(60, 1) })
      .where("account_id", "=", owner.user.id)
      .execute();
    // An unreadable secret must not be treated as empty, since anyone can compute an empty secret's codes.
    for (const typed of [code(), codeAt("", test.now())]) {
      expect(await codeOfSignIn(owner, typed)).toBe("wrong_code");
    }
    expect(await stateOf(owner)).toEqual({ isOn: true, hasApp: false, spareCodes: 0 });
    const recovered = await test.visitor("POST", "/api/auth/recover", {
      body: { email, recoveryCode: made.json().recoveryCode, newPassword: password },
    });
    expect(recovered.statusCode).toBe(200);
  });

  it("is stored encrypted under the data key only", async () => {
    const { owner, secret, spareCodes } = await ownerWithCodes();
    const rows = await test.db
      .selectFrom("second_factors")
      .select("sealed")
      .where("account_id", "=", owner.user.id)
      .execute();
    expect(rows).toHaveLength(1);
    for (const text of [secret, ...spareCodes]) expect(rows[0]?.sealed.includes(text)).toBe(false);
  });
});
