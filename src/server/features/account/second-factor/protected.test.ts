import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines } from "#server/testing/engines.ts";
import { addPasskey, makeDevice } from "#server/testing/passkey-device.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const PATH = "/api/account/second-factor";
const STEP = 30_000;

describe.each(engines)("an account with a second factor on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function ownerWithApp() {
    const owner = await test.register();
    const { secret } = (await owner.send("POST", `${PATH}/secret`)).json();
    const body = { password: owner.password, secret, code: codeAt(secret, test.now()) };
    expect((await owner.send("POST", PATH, { body })).statusCode).toBe(201);
    test.passTime(STEP);
    const nextCode = () => {
      test.passTime(STEP);
      return codeAt(secret, test.now());
    };
    return { owner, nextCode };
  }

  async function newSecret({ send }: Client): Promise<{ secret: string; code: string }> {
    const { secret } = (await send("POST", `${PATH}/secret`)).json();
    return { secret, code: codeAt(secret, test.now()) };
  }

  it("replaces the second factor only with a code of the current one", async () => {
    const { owner, nextCode } = await ownerWithApp();
    const { send, password } = owner;
    const replace = async (current?: object) => {
      const body = { password, ...(await newSecret(owner)), ...(current && { current }) };
      return (await send("POST", PATH, { body })).json().code ?? "replaced";
    };
    expect(await replace()).toBe("code_needed");
    expect(await replace({ code: "000000" })).toBe("wrong_code");
    expect(await replace({ code: nextCode() })).toBe("replaced");
  });

  it("creates a recovery code only with the second factor", async () => {
    const { owner, nextCode } = await ownerWithApp();
    const { send, password } = owner;
    const make = async (proof: object) =>
      (await send("POST", "/api/account/recovery-code", { body: { password, ...proof } })).json()
        .code ?? "made";
    expect(await make({})).toBe("code_needed");
    expect(await make({ code: "000000" })).toBe("wrong_code");
    expect((await send("GET", "/api/account")).json().hasRecoveryCode).toBe(false);
    const code = nextCode();
    expect(await make({ code })).toBe("made");
    expect(await make({ code })).toBe("wrong_code");
  });

  it("adds a passkey only with the second factor", async () => {
    const { owner, nextCode } = await ownerWithApp();
    const { send, password } = owner;
    const begin = async (proof: object) =>
      (
        await send("POST", "/api/account/passkeys/challenge", { body: { password, ...proof } })
      ).json().code ?? "begun";
    expect(await begin({})).toBe("code_needed");
    expect(await begin({ code: "000000" })).toBe("wrong_code");
    const added = await addPasskey(owner, makeDevice(), { code: nextCode() });
    expect(added.statusCode).toBe(201);
  });

  it("adds no passkey for a challenge from before it was turned on", async () => {
    const owner = await test.register();
    const { send, password } = owner;
    const path = "/api/account/passkeys";
    const challenge = await send("POST", `${path}/challenge`, { body: { password } });
    const passkey = makeDevice().create(challenge.json());
    const body = { password, ...(await newSecret(owner)) };
    expect((await send("POST", PATH, { body })).statusCode).toBe(201);
    const added = await send("POST", path, { body: { password, ...passkey } });
    expect(added.json()).toMatchObject({ fields: [{ field: "clientDataJSON" }] });
    expect((await send("GET", path)).json()).toEqual([]);
  });

  it("accepts the touch of a second-step passkey in place of a code", async () => {
    const owner = await test.register();
    const device = makeDevice({ hasPrf: false });
    expect((await addPasskey(owner, device)).statusCode).toBe(201);
    const path = "/api/account/recovery-code";
    const { password } = owner;
    const asked = (await owner.send("POST", path, { body: { password } })).json();
    expect(asked.code).toBe("code_needed");
    const body = { password, passkey: device.prove(asked.passkey) };
    expect((await owner.send("POST", path, { body })).statusCode).toBe(201);
    expect((await owner.send("POST", path, { body })).json().code).toBe("wrong_code");
  });
});
