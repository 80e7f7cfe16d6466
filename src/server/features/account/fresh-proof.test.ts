import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { engines } from "#server/testing/engines.ts";
import { addPasskey, makeDevice } from "#server/testing/passkey-device.ts";
import { entriesByPath } from "#server/testing/route-samples.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const PROOF = "/api/account/proof";
const MINUTE = 60_000;
const protectedCalls = endpoints.filter(({ errors }) => errors.includes("proof_needed"));

describe.each(engines)("creating access on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const make = ({ send }: Client, path: string) =>
    send("POST", path, { body: entriesByPath[path] });
  const prove = ({ send }: Client, body: object) => send("POST", PROOF, { body });

  async function ownerWithoutProof() {
    const owner = await test.register();
    test.passTime(5 * MINUTE + 1);
    return owner;
  }

  it("needs a recent proof for access tokens, calendar feeds, report links and trusted views", () => {
    expect(protectedCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/account/tokens",
      "POST /api/calendar-feed",
      "POST /api/shared-reports",
      "POST /api/trusted-views",
      "PATCH /api/trusted-views/{id}",
    ]);
  });

  it.each(protectedCalls.filter(({ method }) => method === "POST").map(({ path }) => path))(
    "%s works for five minutes after a sign-in, then again after the password",
    async (path) => {
      const owner = await test.register();
      test.passTime(5 * MINUTE);
      expect((await make(owner, path)).statusCode).toBe(201);
      test.passTime(1);
      const refused = await make(owner, path);
      expect([refused.statusCode, refused.json().code]).toEqual([403, "proof_needed"]);
      expect((await prove(owner, { password: owner.password })).statusCode).toBe(204);
      test.passTime(5 * MINUTE);
      expect((await make(owner, path)).statusCode).toBe(201);
      test.passTime(1);
      expect((await make(owner, path)).json().code).toBe("proof_needed");
    },
  );

  it.each([
    [{ parts: [] }, { parts: ["mood"] }],
    [{ isPaused: true }, { isPaused: false }],
  ])("is needed to widen a trusted view, not to narrow it: %j", async (narrower, wider) => {
    const owner = await test.register();
    const { id } = (await make(owner, "/api/trusted-views")).json();
    const change = (body: object) => owner.send("PATCH", `/api/trusted-views/${id}`, { body });
    test.passTime(5 * MINUTE + 1);
    expect((await change({ ...narrower, words: "Tea helps" })).statusCode).toBe(200);
    const refused = await change(wider);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "proof_needed"]);
    const [view] = (await owner.send("GET", "/api/trusted-views")).json();
    expect(view).toMatchObject(narrower);
    await prove(owner, { password: owner.password });
    expect((await change(wider)).json()).toMatchObject(wider);
  });

  it.each([true, false])(
    "accepts a passkey instead of the password (with PRF: %s)",
    async (hasPrf) => {
      const owner = await test.register();
      const device = makeDevice({ hasPrf });
      await addPasskey(owner, device);
      test.passTime(5 * MINUTE + 1);
      const asked = await prove(owner, {});
      expect([asked.statusCode, asked.json().code]).toEqual([403, "code_needed"]);
      const passkey = device.prove(asked.json().passkey);
      expect((await prove(owner, { passkey })).statusCode).toBe(204);
      expect((await make(owner, "/api/trusted-views")).statusCode).toBe(201);
      test.passTime(5 * MINUTE + 1);
      expect((await prove(owner, { passkey })).json().code).toBe("wrong_code");
      expect((await make(owner, "/api/trusted-views")).json().code).toBe("proof_needed");
    },
  );

  it("is refused after a wrong password, another account's passkey and no proof at all", async () => {
    const owner = await ownerWithoutProof();
    const other = await test.register();
    const device = makeDevice();
    await addPasskey(other, device);
    const { passkey } = (await prove(other, {})).json();
    const wrong = await Promise.all([
      prove(owner, { password: "not-hers" }),
      prove(owner, { passkey: device.prove(passkey) }),
      prove(owner, {}),
    ]);
    const codes = wrong.map((answer) => [answer.statusCode, answer.json().code]);
    expect(codes).toEqual([
      [403, "wrong_password"],
      [403, "wrong_code"],
      [403, "code_needed"],
    ]);
    expect((await make(owner, "/api/calendar-feed")).json().code).toBe("proof_needed");
  });

  it("is proven for one session, not for the account's others", async () => {
    const owner = await test.register();
    const { email, password } = owner;
    const { token } = (
      await test.visitor("POST", "/api/auth/login", { body: { email, password } })
    ).json();
    const elsewhere = { ...owner, send: test.as(token) };
    test.passTime(5 * MINUTE + 1);
    await prove(owner, { password });
    expect((await make(elsewhere, "/api/calendar-feed")).json().code).toBe("proof_needed");
    expect((await make(owner, "/api/calendar-feed")).statusCode).toBe(201);
  });
});
