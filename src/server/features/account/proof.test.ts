import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const NEW_PASSWORD = "moon-and-sea";

describe.each(engines)("concurrent sign-ins and changes on %s", (engine) => {
  let test: TestApp;
  let nodes: Client["send"][];

  beforeAll(async () => {
    test = await createTestApp(engine);
    nodes = [test.visitor, await test.visitorOfAnotherNode(), await test.visitorOfAnotherNode()];
  });

  afterAll(() => test.close());

  const everywhere = (count: number, path: string, body: unknown) =>
    Array.from({ length: count }, (_, index) => {
      const send = nodes[index % nodes.length] ?? test.visitor;
      return send("POST", path, { body });
    });

  const makeCode = async (client: Client): Promise<string> => {
    const body = { password: client.password };
    return (await client.send("POST", "/api/account/recovery-code", { body })).json().recoveryCode;
  };

  const isOpen = async (token: string) =>
    (await test.as(token)("GET", "/api/user/profile")).statusCode === 200;

  const signInDuring = async (change: Promise<unknown>, body: object): Promise<string[]> => {
    let isDone = false;
    void change.finally(() => {
      isDone = true;
    });
    const tokens: string[] = [];
    const signIn = async (send: Client["send"]) => {
      while (!isDone) {
        const { token } = (await send("POST", "/api/auth/login", { body })).json();
        if (token !== undefined) tokens.push(token);
      }
    };
    await Promise.all(nodes.map(signIn));
    return tokens;
  };

  it("no session of the old password survives a password change, however many sign-ins race it", async () => {
    const client = await test.register();
    const { email, password } = client;
    const body = { currentPassword: password, newPassword: NEW_PASSWORD };
    const change = client.send("POST", "/api/account/password", { body });
    const tokens = await signInDuring(change, { email, password });
    expect((await change).statusCode).toBe(204);
    expect(await Promise.all(tokens.map(isOpen))).toEqual(tokens.map(() => false));
    expect(await isOpen(client.token)).toBe(true);
    const rows = test.db.selectFrom("sessions").select("token_hash");
    expect(await rows.where("account_id", "=", client.user.id).execute()).toHaveLength(1);
  });

  it("a recovery code used fifteen times at once works once", async () => {
    const client = await test.register();
    const recoveryCode = await makeCode(client);
    const body = { email: client.email, recoveryCode, newPassword: NEW_PASSWORD };
    const answers = await Promise.all(everywhere(15, "/api/auth/recover", body));
    const tokens = answers.flatMap((answer) => answer.json().token ?? []);
    expect(tokens).toHaveLength(1);
    expect(await isOpen(tokens[0])).toBe(true);
    test.passTime(16 * 60_000);
    const login = { email: client.email, password: NEW_PASSWORD };
    expect((await test.visitor("POST", "/api/auth/login", { body: login })).statusCode).toBe(200);
  });

  it("a sign-in during the account's deletion creates no session and no row", async () => {
    const client = await test.register();
    const { email, password } = client;
    const deletion = client.send("DELETE", "/api/account", { body: { password } });
    const tokens = await signInDuring(deletion, { email, password });
    expect((await deletion).statusCode).toBe(204);
    expect(await Promise.all(tokens.map(isOpen))).toEqual(tokens.map(() => false));
    const sessions = test.db.selectFrom("sessions").select("account_id");
    expect(await sessions.where("account_id", "=", client.user.id).execute()).toEqual([]);
  });

  it("only one of two simultaneous password changes succeeds, and the other's password opens nothing", async () => {
    const client = await test.register();
    const { email, password } = client;
    const other = (
      await test.visitor("POST", "/api/auth/login", { body: { email, password } })
    ).json().token;
    const change = (send: Client["send"], newPassword: string) =>
      send("POST", "/api/account/password", {
        body: { currentPassword: password, newPassword },
      });
    const answers = await Promise.all([
      change(client.send, "the first of two"),
      change(test.as(other), "the second of two"),
    ]);
    const made = answers.filter((answer) => answer.statusCode === 204);
    expect(made).toHaveLength(1);
    const logins = await Promise.all(
      ["the first of two", "the second of two"].map((attempt) =>
        test.visitor("POST", "/api/auth/login", { body: { email, password: attempt } }),
      ),
    );
    expect(logins.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  });

  it("a new password invalidates the earlier recovery code", async () => {
    const client = await test.register();
    const recoveryCode = await makeCode(client);
    const body = { currentPassword: client.password, newPassword: NEW_PASSWORD };
    await client.send("POST", "/api/account/password", { body });
    expect((await client.send("GET", "/api/account")).json().hasRecoveryCode).toBe(false);
    const attempt = { email: client.email, recoveryCode, newPassword: "another password" };
    const answer = await test.visitor("POST", "/api/auth/recover", { body: attempt });
    expect(answer.statusCode).toBe(401);
  });

  it("a recovery code replaced while it is being used does not work", async () => {
    const client = await test.register();
    const recoveryCode = await makeCode(client);
    const body = { email: client.email, recoveryCode, newPassword: NEW_PASSWORD };
    const [recovered, replaced] = await Promise.all([
      test.visitor("POST", "/api/auth/recover", { body }),
      client.send("POST", "/api/account/recovery-code", { body: { password: client.password } }),
    ]);
    // Only one of the two succeeds, whichever is first.
    const statuses = [recovered.statusCode, replaced.statusCode];
    expect([
      [200, 401],
      [200, 403],
      [401, 201],
    ]).toContainEqual(statuses);
  });
});
