import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_PASSKEYS } from "#contract/account/passkeys.ts";
import { engines } from "#server/testing/engines.ts";
import {
  addPasskey,
  type Device,
  makeDevice,
  passkeyAnswer,
} from "#server/testing/passkey-device.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const MINUTE = 60_000;

describe.each(engines)("a passkey on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const answerOf = (owner: Client, device: Device) => passkeyAnswer(test.visitor, owner, device);
  const send = (body: object) => test.visitor("POST", "/api/auth/passkey", { body });
  const signIn = async (owner: Client, device: Device) => send(await answerOf(owner, device));

  async function ownerWithPasskey() {
    const owner = await test.register();
    const device = makeDevice();
    const added = await addPasskey(owner, device);
    expect(added.statusCode).toBe(201);
    return { owner, device, id: added.json<{ id: string }>().id };
  }

  it("signs the user in and decrypts her entries", async () => {
    const { owner, device } = await ownerWithPasskey();
    const body = { startDate: "2026-11-02", notes: "under the marula" };
    await owner.send("POST", "/api/cycles", { body });
    const answer = await signIn(owner, device);
    expect(answer.statusCode).toBe(200);
    const { token, user } = answer.json();
    expect(user).toEqual({ id: owner.user.id, name: "Thandi", email: owner.email });
    const cycles = (await test.as(token)("GET", "/api/cycles")).json();
    expect(cycles).toMatchObject([{ notes: "under the marula" }]);
  });

  it("is listed with its browser, and when it was added and last used", async () => {
    const { owner, device, id } = await ownerWithPasskey();
    const list = async () => (await owner.send("GET", "/api/account/passkeys")).json();
    const addedAt = new Date(test.now()).toISOString();
    expect(await list()).toEqual([
      { id, device: "A browser", opensData: true, addedAt, lastUsedAt: null },
    ]);
    test.passTime(MINUTE);
    await signIn(owner, device);
    expect(await list()).toMatchObject([{ lastUsedAt: new Date(test.now()).toISOString() }]);
  });

  it("accepts a challenge once, even when the response is sent many times at once", async () => {
    const { owner, device } = await ownerWithPasskey();
    const body = await answerOf(owner, device);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await send(body)).json().code).toBe("wrong_credentials");
  });

  it("rejects a challenge that is over five minutes old, for another purpose, or not ours", async () => {
    const { owner, device } = await ownerWithPasskey();
    const late = await answerOf(owner, device);
    test.passTime(5 * MINUTE + 1);
    const { password } = owner;
    const answer = await owner.send("POST", "/api/account/passkeys/challenge", {
      body: { password },
    });
    const { user } = late;
    const other = { user, ...device.get(answer.json()) };
    const challenge = Buffer.alloc(54, 7).toString("base64url");
    const invented = { user, ...device.get({ challenge, site: "localhost" }) };
    for (const body of [late, other, invented]) {
      expect((await send(body)).json().code).toBe("wrong_credentials");
    }
    expect((await signIn(owner, device)).statusCode).toBe(200);
  });

  it("is rejected from another origin, for another site, and without user verification", async () => {
    const { owner, device } = await ownerWithPasskey();
    const answer = await answerOf(owner, device);
    const challenge = (await test.visitor("POST", "/api/auth/passkey/challenge")).json();
    const elsewhere = { user: answer.user, ...device.get({ ...challenge, site: "mwezi.evil" }) };
    expect((await send(elsewhere)).json().code).toBe("wrong_credentials");
    for (const habits of [{ origin: "https://mwezi.evil" }, { isVerified: false }]) {
      const refused = await addPasskey(owner, makeDevice(habits));
      expect([refused.statusCode, refused.json().fields[0].field]).toEqual([
        422,
        "attestationObject",
      ]);
    }
  });

  it("opens nothing with another PRF output, key or account", async () => {
    const { owner, device } = await ownerWithPasskey();
    const other = await ownerWithPasskey();
    const wrongBytes = { ...(await answerOf(owner, device)), prf: "A".repeat(43) };
    const { signature } = await answerOf(other.owner, other.device);
    const wrongSignature = { ...(await answerOf(owner, device)), signature };
    const wrongAccount = await answerOf(other.owner, device);
    for (const body of [wrongBytes, wrongSignature, wrongAccount]) {
      expect((await send(body)).json().code).toBe("wrong_credentials");
    }
  });

  it("is not added with another session's challenge or a used one", async () => {
    const owner = await test.register();
    const { email, password } = owner;
    const login = await test.visitor("POST", "/api/auth/login", { body: { email, password } });
    const elsewhere = test.as(login.json().token);
    const path = "/api/account/passkeys";
    const challenge = await elsewhere("POST", `${path}/challenge`, { body: { password } });
    const body = { password, ...makeDevice().create(challenge.json()) };
    for (const [from, status] of [
      [owner.send, 422],
      [elsewhere, 201],
      [elsewhere, 422],
    ] as const) {
      expect((await from("POST", path, { body })).statusCode).toBe(status);
    }
  });

  it("is added and removed only with the password", async () => {
    const { owner, device, id } = await ownerWithPasskey();
    const path = "/api/account/passkeys";
    const body = { password: "not-hers" };
    const challenge = await owner.send("POST", `${path}/challenge`, { body });
    const removed = await owner.send("DELETE", `${path}/${id}`, { body });
    expect([challenge.json().code, removed.json().code]).toEqual([
      "wrong_password",
      "wrong_password",
    ]);
    expect((await signIn(owner, device)).statusCode).toBe(200);
    const { password } = owner;
    const gone = await owner.send("DELETE", `${path}/${id}`, { body: { password } });
    expect(gone.statusCode).toBe(204);
    expect((await signIn(owner, device)).json().code).toBe("wrong_credentials");
    expect((await owner.send("GET", path)).json()).toEqual([]);
  });

  it("ends when the password it was added under is changed or recovered", async () => {
    const changed = await ownerWithPasskey();
    const body = { currentPassword: changed.owner.password, newPassword: "moon-and-sea" };
    await changed.owner.send("POST", "/api/account/password", { body });
    const recovered = await ownerWithPasskey();
    const { email, password } = recovered.owner;
    const made = await recovered.owner.send("POST", "/api/account/recovery-code", {
      body: { password },
    });
    await test.visitor("POST", "/api/auth/recover", {
      body: { email, recoveryCode: made.json().recoveryCode, newPassword: "moon-and-sea" },
    });
    for (const { owner, device } of [changed, recovered]) {
      expect((await signIn(owner, device)).json().code).toBe("wrong_credentials");
    }
    const rows = await test.db.selectFrom("passkeys").select("account_id").execute();
    const ids = rows.map(({ account_id }) => account_id);
    expect(ids).not.toContain(changed.owner.user.id);
    expect(ids).not.toContain(recovered.owner.user.id);
  });

  it("opens nothing once the account is closed", async () => {
    const { owner, device } = await ownerWithPasskey();
    const { password } = owner;
    await owner.send("DELETE", "/api/account", { body: { password } });
    expect((await signIn(owner, device)).json().code).toBe("wrong_credentials");
  });

  it("is rejected beyond twenty, without losing one", async () => {
    const owner = await test.register();
    for (let number = 0; number < MOST_PASSKEYS; number += 1) {
      expect((await addPasskey(owner, makeDevice())).statusCode).toBe(201);
    }
    const refused = await addPasskey(owner, makeDevice());
    expect(refused.json().fields).toEqual([
      { field: "id", code: "too_many", params: { max: MOST_PASSKEYS } },
    ]);
    const list = (await owner.send("GET", "/api/account/passkeys")).json();
    expect(list).toHaveLength(MOST_PASSKEYS);
  });

  it("does not sign in when damaged, but can still be listed and removed", async () => {
    const { owner, device, id } = await ownerWithPasskey();
    for (const column of ["credential_sealed", "device_sealed"] as const) {
      const [row] = await rowsOf(owner);
      if (!row) throw new Error("no passkey");
      const damaged = Buffer.from(row[column]);
      damaged.writeUInt8(damaged.readUInt8(20) ^ 1, 20);
      await test.db
        .updateTable("passkeys")
        .set({ [column]: damaged })
        .where("account_id", "=", owner.user.id)
        .execute();
    }
    expect((await signIn(owner, device)).json().code).toBe("wrong_credentials");
    const list = (await owner.send("GET", "/api/account/passkeys")).json();
    expect(list).toMatchObject([{ id, device: null }]);
    const body = { password: owner.password };
    const gone = await owner.send("DELETE", `/api/account/passkeys/${id}`, { body });
    expect(gone.statusCode).toBe(204);
  });

  const rowsOf = ({ user }: Client) =>
    test.db.selectFrom("passkeys").selectAll().where("account_id", "=", user.id).execute();
});
