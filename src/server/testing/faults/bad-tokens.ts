import type { Client, TestApp } from "../test-app.ts";

export type BadToken = readonly [state: string, headers: Record<string, string>];

const DAY = 86_400_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Every way in which a token can be wrong: absent, malformed, forged, ended, or of an access token. */
export async function makeBadTokens(test: TestApp): Promise<BadToken[]> {
  const live = await test.register();
  return [
    ...malformed(live.token),
    ...forged(live.token),
    ...(await ended(test)),
    ...(await accessTokens(test, live)),
  ];
}

export async function makeAccessToken(
  { send }: Client,
  scope: { readonly kinds: readonly string[]; readonly canWrite: boolean },
): Promise<{ readonly id: string; readonly token: string }> {
  const body = { name: "A script", ...scope, days: 30 };
  const answer = await send("POST", "/api/account/tokens", { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const PREFIX = "mwezi_";

async function accessTokens(test: TestApp, live: Client): Promise<BadToken[]> {
  const scope = { kinds: ["cycle"], canWrite: true };
  const { token } = await makeAccessToken(live, scope);
  const secret = token.slice(PREFIX.length);
  const after = async (state: string, end: (client: Client, id: string) => Promise<unknown>) => {
    const client = await test.register();
    const made = await makeAccessToken(client, scope);
    await end(client, made.id);
    return [`an access token ${state}`, bearer(made.token)] as const;
  };
  const changed =
    (columns: object) =>
    ({ user }: Client) =>
      test.db.updateTable("access_tokens").set(columns).where("account_id", "=", user.id).execute();
  return Promise.all([
    ["an access token without its prefix", bearer(secret)] as const,
    ["a session's token with the prefix", bearer(PREFIX + live.token)] as const,
    ["an access token with one bit flipped", bearer(PREFIX + oneBitOff(secret))] as const,
    after("expired", changed({ expires_at: test.now() })),
    after("with a damaged key", changed({ wrapped_key: Buffer.alloc(60, 7) })),
    after("with a damaged scope", changed({ details_sealed: Buffer.alloc(90, 7) })),
    after("ended", ({ send }, id) => send("DELETE", `/api/account/tokens/${id}`)),
    after("locked out", ({ send, password }) =>
      send("POST", "/api/account/lock-out", { body: { password } }),
    ),
  ]);
}

const malformed = (live: string): BadToken[] => [
  ["missing", {}],
  ["of another scheme", { authorization: `Basic ${live}` }],
  ["in a cookie", { cookie: `token=${live}` }],
  ["too long", bearer("x".repeat(10_000))],
  ["with an encoded null byte", bearer("%00")],
  ["with other characters", bearer(encodeURI("é"))],
  ["cut short", bearer(live.slice(0, -2))],
];

function oneBitOff(live: string): string {
  const bytes = Buffer.from(live, "base64url");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  return bytes.toString("base64url");
}

function forged(live: string): BadToken[] {
  const bytes = Buffer.from(live, "base64url");
  const elsewhere = Buffer.concat([Buffer.alloc(16, 7), bytes.subarray(16)]);
  return [
    ["made up", bearer(Buffer.alloc(48, 7).toString("base64url"))],
    ["with one bit flipped", bearer(oneBitOff(live))],
    ["naming another account", bearer(elsewhere.toString("base64url"))],
  ];
}

async function ended(test: TestApp): Promise<BadToken[]> {
  const after = async (state: string, end: (client: Client) => Promise<unknown>) => {
    const client = await test.register();
    await end(client);
    return [state, bearer(client.token)] as const;
  };
  const changed =
    (columns: object) =>
    ({ user }: Client) =>
      test.db.updateTable("sessions").set(columns).where("account_id", "=", user.id).execute();
  const elsewhere = async ({ email, password }: Client) =>
    test.as(
      (await test.visitor("POST", "/api/auth/login", { body: { email, password } })).json().token,
    );
  return Promise.all([
    after("idle for 31 days", changed({ last_seen_at: test.now() - 31 * DAY })),
    after("older than 180 days", changed({ created_at: test.now() - 181 * DAY })),
    after("with a damaged key", changed({ wrapped_key: Buffer.alloc(60, 7) })),
    after("signed out", ({ send }) => send("POST", "/api/auth/logout")),
    after("locked out", async (client) =>
      (await elsewhere(client))("POST", "/api/account/lock-out", {
        body: { password: client.password },
      }),
    ),
    after("of a deleted account", ({ send, password }) =>
      send("DELETE", "/api/account", { body: { password } }),
    ),
  ]);
}
