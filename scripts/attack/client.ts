import { samplePdf } from "#server/testing/sample-files.ts";

export const register = async (address: string): Promise<string> =>
  (await registerWoman(address)).token;

interface Woman {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export async function registerWoman(address: string, from?: string): Promise<Woman> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: "marula-24" };
  const body = { name: "Thandi", ...account };
  const answer = await send(address, "POST", "/api/auth/register", { body, from });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { ...account, token };
}

export async function upload(
  address: string,
  { token, from }: Pick<Request, "token" | "from">,
  bytes: number,
): Promise<number> {
  const answer = await fetch(`${address}/api/uploads?id=${crypto.randomUUID()}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "upload-name": "a.pdf",
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
    },
    body: new Uint8Array(samplePdf(bytes)),
  });
  await answer.arrayBuffer();
  return answer.status;
}

interface Request {
  readonly token?: string;
  readonly body?: unknown;
  readonly from?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export function send(
  address: string,
  method: string,
  path: string,
  { token, body, from, headers }: Request,
): Promise<Response> {
  return fetch(address + path, {
    method,
    headers: {
      "time-zone": "Africa/Johannesburg",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
