/** Registers a woman and answers her token. */
export async function register(address: string): Promise<string> {
  const answer = await send(address, "POST", "/api/auth/register", {
    body: {
      name: "Thandi",
      email: `${crypto.randomUUID()}@example.org`,
      password: "marula-24",
    },
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

interface Request {
  readonly token?: string;
  readonly body?: unknown;
}

export function send(
  address: string,
  method: string,
  path: string,
  { token, body }: Request,
): Promise<Response> {
  return fetch(address + path, {
    method,
    headers: {
      "time-zone": "Africa/Johannesburg",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
