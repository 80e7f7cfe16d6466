import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access } from "#contract/account/access.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines } from "#server/testing/engines.ts";
import { addPasskey, makeDevice, passkeyAnswer } from "#server/testing/passkey-device.ts";
import { proofIn } from "#server/testing/proof-in.ts";
import { entriesByPath } from "#server/testing/route-samples.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const MINUTE = 60_000;

describe.each(engines)("the list of accesses on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const listOf = async (send: Client["send"]): Promise<Access[]> =>
    (await send("GET", "/api/account/access")).json();
  const now = () => new Date(test.now()).toISOString();

  async function make({ send }: Client, path: string, body?: object) {
    const answer = await send("POST", path, { ...(body && { body }) });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  it("has each access with the time it was made and last used", async () => {
    const owner = await test.register();
    const { send, password } = owner;
    const madeAt = now();
    const device = makeDevice();
    await addPasskey(owner, device);
    const { secret } = (await send("POST", "/api/account/second-factor/secret")).json();
    await make(owner, "/api/account/second-factor", {
      password,
      secret,
      code: codeAt(secret, test.now()),
    });
    const feed = await make(owner, "/api/calendar-feed");
    const { fragment } = await make(
      owner,
      "/api/shared-reports",
      entriesByPath["/api/shared-reports"],
    );
    await make(owner, "/api/trusted-views", entriesByPath["/api/trusted-views"]);
    const { token: script } = await make(
      owner,
      "/api/account/tokens",
      entriesByPath["/api/account/tokens"],
    );
    test.passTime(30 * MINUTE);
    await test.visitor("GET", feed.path);
    await test.as(script)("GET", "/api/cycles");
    await test.visitor("POST", "/api/shared-reports/open", { body: { link: proofIn(fragment) } });
    const signedIn = await test.visitor("POST", "/api/auth/passkey", {
      body: await passkeyAnswer(test.visitor, owner, device),
    });
    expect(signedIn.statusCode).toBe(200);
    const list = (await listOf(send)).filter(({ kind }) => kind !== "session");
    const made = { createdAt: madeAt, isHere: true, isActive: true };
    expect(list).toMatchObject([
      { kind: "passkey", ...made, lastUsedAt: now() },
      { kind: "secondFactor", createdAt: madeAt },
      { kind: "reportLink", ...made, lastUsedAt: now(), openedAt: [now()] },
      { kind: "trustedView", ...made, lastUsedAt: null },
      { kind: "calendarFeed", ...made, lastUsedAt: now() },
      {
        kind: "accessToken",
        name: "A script",
        ...made,
        lastUsedAt: now(),
        scope: { kinds: ["cycle"], canWrite: true },
      },
    ]);
  });

  it("tells another session that it did not make them", async () => {
    const owner = await test.register();
    const { email, password } = owner;
    await make(owner, "/api/calendar-feed");
    test.passTime(MINUTE);
    const { token } = (
      await test.visitor("POST", "/api/auth/login", { body: { email, password } })
    ).json();
    expect(await listOf(test.as(token))).toMatchObject([
      { kind: "session", isHere: true },
      { kind: "session", isHere: false },
      { kind: "calendarFeed", isHere: false },
    ]);
  });
});
