import type { Client, TestApp } from "../test-app.ts";

/** A name and the request's headers. */
export type BadToken = readonly [state: string, headers: Record<string, string>];

const DAY = 86_400_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Every way in which a token can be wrong: absent, malformed, forged, or of an ended session. */
export async function makeBadTokens(test: TestApp): Promise<BadToken[]> {
  const live = await test.register();
  return [...malformed(live.token), ...forged(live.token), ...(await ended(test))];
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

function forged(live: string): BadToken[] {
  const bytes = Buffer.from(live, "base64url");
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  const elsewhere = Buffer.concat([Buffer.alloc(16, 7), bytes.subarray(16)]);
  return [
    ["made up", bearer(Buffer.alloc(48, 7).toString("base64url"))],
    ["with one bit flipped", bearer(flipped.toString("base64url"))],
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
