import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PasskeyQuestion } from "#contract/account/passkey-question.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines } from "#server/testing/engines.ts";
import { addPasskey, type Device, makeDevice } from "#server/testing/passkey-device.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const FACTOR = "/api/account/second-factor";
const PASSKEYS = "/api/account/passkeys";
const MINUTE = 60_000;
const STEP = 30_000;

describe.each(engines)("a passkey that wraps no data key, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const signIn = ({ email, password }: Client, proof: object = {}, headers = {}) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password, ...proof }, headers });
  const question = async (owner: Client, headers = {}): Promise<PasskeyQuestion> =>
    (await signIn(owner, {}, headers)).json().passkey;
  const prove = async (owner: Client, device: Device) => ({
    passkey: device.prove(await question(owner)),
  });
  const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code ?? "in";
  const stateOf = async ({ send }: Client) => (await send("GET", FACTOR)).json();

  async function ownerWithSecondStep() {
    const owner = await test.register();
    const device = makeDevice({ hasPrf: false });
    const added = await addPasskey(owner, device);
    expect(added.statusCode).toBe(201);
    const { id, opensData, spareCodes } = added.json();
    expect(opensData).toBe(false);
    return { owner, device, id, spareCodes: spareCodes as string[] };
  }

  async function turnOnApp(owner: Client, device: Device) {
    const { secret } = (await owner.send("POST", `${FACTOR}/secret`)).json();
    const newApp = { password: owner.password, secret, code: codeAt(secret, test.now()) };
    const asked = (await owner.send("POST", FACTOR, { body: newApp })).json();
    const body = { ...newApp, current: { passkey: device.prove(asked.passkey) } };
    expect((await owner.send("POST", FACTOR, { body })).statusCode).toBe(201);
    test.passTime(STEP);
    return () => codeAt(secret, test.now());
  }

  it("is asked for after a correct password, and replaces a code", async () => {
    const { owner, device } = await ownerWithSecondStep();
    const asked = await signIn(owner);
    expect([asked.statusCode, codeOf(asked)]).toEqual([403, "code_needed"]);
    expect(asked.json().passkey).toMatchObject({ site: "localhost", ids: [expect.any(String)] });
    const wrong = await signIn({ ...owner, password: "not-hers" }, await prove(owner, device));
    expect([codeOf(wrong), wrong.json().passkey]).toEqual(["wrong_credentials", undefined]);
    const answer = await signIn(owner, await prove(owner, device));
    expect(answer.statusCode).toBe(200);
    expect((await owner.send("GET", PASSKEYS)).json()).toMatchObject([
      { opensData: false, lastUsedAt: new Date(test.now()).toISOString() },
    ]);
  });

  it("does not sign in without the password", async () => {
    const { owner, device } = await ownerWithSecondStep();
    const challenge = (await test.visitor("POST", "/api/auth/passkey/challenge")).json();
    const user = Buffer.from(owner.user.id.replaceAll("-", ""), "hex").toString("base64url");
    const body = { user, ...device.get(challenge) };
    expect(codeOf(await test.visitor("POST", "/api/auth/passkey", { body }))).toBe(
      "wrong_credentials",
    );
  });

  it("accepts a challenge once, even when the response is sent many times at once", async () => {
    const { owner, device } = await ownerWithSecondStep();
    const proof = await prove(owner, device);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(owner, proof)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(codeOf(await signIn(owner, proof))).toBe("wrong_code");
  });

  it("rejects challenges that expired or belong to another browser, session, sign-in or account", async () => {
    const { owner, device, id } = await ownerWithSecondStep();
    const other = await ownerWithSecondStep();
    const late = device.prove(await question(owner));
    test.passTime(5 * MINUTE + 1);
    const browser = { "device-token": "A".repeat(43) };
    const challenge = (await test.visitor("POST", "/api/auth/passkey/challenge")).json();
    const { password } = owner;
    const removing = await owner.send("DELETE", `${PASSKEYS}/${id}`, { body: { password } });
    for (const passkey of [
      late,
      device.prove(await question(owner, browser)),
      device.prove(challenge),
      device.prove(removing.json().passkey),
      device.prove(await question(other.owner)),
      other.device.prove(await question(owner)),
    ]) {
      expect(codeOf(await signIn(owner, { passkey }))).toBe("wrong_code");
    }
    expect(codeOf(await signIn(owner, await prove(owner, device)))).toBe("in");
  });

  it("rejects challenges issued before a password change", async () => {
    const { owner, device } = await ownerWithSecondStep();
    const proof = await prove(owner, device);
    const newPassword = "moon-and-sea";
    await owner.send("POST", "/api/account/password", {
      body: { currentPassword: owner.password, newPassword },
    });
    const changed = { ...owner, password: newPassword };
    expect(codeOf(await signIn(changed, proof))).toBe("wrong_code");
    // It wraps no data key, so it stays after a password change.
    expect(codeOf(await signIn(changed, await prove(changed, device)))).toBe("in");
  });

  it("is rejected when its signature counter goes back, as from a cloned passkey", async () => {
    const { owner, device } = await ownerWithSecondStep();
    const earlier = await prove(owner, device);
    expect(codeOf(await signIn(owner, await prove(owner, device)))).toBe("in");
    expect(codeOf(await signIn(owner, earlier))).toBe("wrong_code");
  });

  it("locks attempts after ten wrong signatures, as for codes", async () => {
    const { owner, device } = await ownerWithSecondStep();
    const stranger = makeDevice();
    for (let number = 0; number < 10; number += 1) {
      expect(codeOf(await signIn(owner, await prove(owner, stranger)))).toBe("wrong_code");
    }
    expect(codeOf(await signIn(owner, await prove(owner, device)))).toBe("too_many_attempts");
    test.passTime(15 * MINUTE);
    expect(codeOf(await signIn(owner, await prove(owner, device)))).toBe("in");
  });

  it("comes with ten spare codes when it is the first one", async () => {
    const { owner, spareCodes } = await ownerWithSecondStep();
    expect(await stateOf(owner)).toEqual({ isOn: true, hasApp: false, spareCodes: 10 });
    const proof = { code: spareCodes[1] };
    const second = await addPasskey(owner, makeDevice({ hasPrf: false }), proof);
    expect(second.json().spareCodes).toEqual([]);
    expect(codeOf(await signIn(owner, { code: spareCodes[0] }))).toBe("in");
    expect(codeOf(await signIn(owner, { code: spareCodes[0] }))).toBe("wrong_code");
    expect(codeOf(await signIn(owner, { code: codeAt("", test.now()) }))).toBe("wrong_code");
  });

  it("is removed with a code or its own signature, and removing the last ends the second step", async () => {
    const { owner, device, id, spareCodes } = await ownerWithSecondStep();
    const proof = { code: spareCodes[1] };
    const second = await addPasskey(owner, makeDevice({ hasPrf: false }), proof);
    const { password } = owner;
    const remove = (which: string, proof: object) =>
      owner.send("DELETE", `${PASSKEYS}/${which}`, { body: { password, ...proof } });
    expect(codeOf(await remove(id, {}))).toBe("code_needed");
    expect(codeOf(await remove(id, { code: "000000" }))).toBe("wrong_code");
    expect((await remove(second.json().id, { code: spareCodes[0] })).statusCode).toBe(204);
    expect(await stateOf(owner)).toMatchObject({ isOn: true, spareCodes: 8 });
    const asked = (await remove(id, {})).json().passkey;
    expect((await remove(id, { passkey: device.prove(asked) })).statusCode).toBe(204);
    expect(await stateOf(owner)).toEqual({ isOn: false, hasApp: false, spareCodes: 0 });
    expect(codeOf(await signIn(owner))).toBe("in");
  });

  it("stays when the authenticator app is turned off, and vice versa", async () => {
    const { owner, device, id } = await ownerWithSecondStep();
    const code = await turnOnApp(owner, device);
    expect(await stateOf(owner)).toEqual({ isOn: true, hasApp: true, spareCodes: 10 });
    const { password } = owner;
    const off = await owner.send("DELETE", FACTOR, { body: { password, code: code() } });
    expect(off.statusCode).toBe(204);
    expect(await stateOf(owner)).toEqual({ isOn: true, hasApp: false, spareCodes: 10 });
    test.passTime(STEP);
    expect(codeOf(await signIn(owner, { code: code() }))).toBe("wrong_code");
    expect(codeOf(await signIn(owner, await prove(owner, device)))).toBe("in");
    const codeAgain = await turnOnApp(owner, device);
    const body = { password, code: codeAgain() };
    expect((await owner.send("DELETE", `${PASSKEYS}/${id}`, { body })).statusCode).toBe(204);
    expect(await stateOf(owner)).toMatchObject({ isOn: true, hasApp: true });
  });

  it("ends with a recovery", async () => {
    const { owner, spareCodes } = await ownerWithSecondStep();
    const { email, password } = owner;
    const made = await owner.send("POST", "/api/account/recovery-code", {
      body: { password, code: spareCodes[0] },
    });
    const { recoveryCode } = made.json();
    await test.visitor("POST", "/api/auth/recover", {
      body: { email, recoveryCode, newPassword: password },
    });
    expect(codeOf(await signIn(owner))).toBe("in");
  });

  it("ends the other sessions when added or removed, and reports it, like an app", async () => {
    const owner = await test.register();
    const { password } = owner;
    const browser = { "device-token": "B".repeat(43) };
    let proof: object = {};
    const elsewhere = async () => {
      const { token } = (await signIn(owner, proof, browser)).json();
      return async () => (await test.as(token)("GET", "/api/account")).statusCode;
    };
    const endsBy = async (change: () => Promise<{ statusCode: number }>) => {
      const look = await elsewhere();
      expect(await look()).toBe(200);
      expect((await change()).statusCode).toBeLessThan(300);
      expect(await look()).toBe(401);
      const list = (await owner.send("GET", "/api/account/sessions")).json();
      expect(list).toMatchObject([{ current: true }, { current: false, signedIn: false }]);
    };
    let codes: string[] = [];
    let id = "";
    await endsBy(async () => {
      const added = await addPasskey(owner, makeDevice({ hasPrf: false }));
      ({ id, spareCodes: codes } = added.json());
      return added;
    });
    proof = { code: codes[0] };
    const removing = { body: { password, code: codes[1] } };
    await endsBy(() => owner.send("DELETE", `${PASSKEYS}/${id}`, removing));
    proof = {};
    const { secret } = (await owner.send("POST", `${FACTOR}/secret`)).json();
    await endsBy(async () => {
      const body = { password, secret, code: codeAt(secret, test.now()) };
      const on = await owner.send("POST", FACTOR, { body });
      codes = on.json().spareCodes;
      return on;
    });
    proof = { code: codes[0] };
    await endsBy(() => owner.send("DELETE", FACTOR, { body: { password, code: codes[1] } }));
  });
});
