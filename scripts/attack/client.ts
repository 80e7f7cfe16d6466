import { type Agent, request } from "node:http";
import { samplePdf } from "#server/testing/sample-files.ts";
import { countStatus, type Statuses } from "./statuses.ts";

export const register = async (address: string): Promise<string> =>
  (await registerWoman(address)).token;

export interface Woman {
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
  id: string = crypto.randomUUID(),
): Promise<number> {
  const answer = await fetch(`${address}/api/uploads?id=${id}`, {
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

/** Sends from one address, counts the statuses and reads the answers. */
export const callerAt =
  (address: string, statuses: Statuses, from?: string) =>
  async (method: string, path: string, order: Request = {}) => {
    const answer = await send(address, method, path, { ...order, from });
    countStatus(statuses, answer.status);
    const text = await answer.text();
    const body: Readonly<Record<string, string>> = text.startsWith("{") ? JSON.parse(text) : {};
    return { status: answer.status, text, body };
  };

export type Call = ReturnType<typeof callerAt>;

export async function importEntries(
  address: string,
  owner: Pick<Request, "token" | "from">,
  entries: object,
): Promise<void> {
  const body = { source: "clue", entries };
  const answer = await send(address, "POST", "/api/imports", { ...owner, body });
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${answer.status} ${text}`);
}

/** On the connections of an agent: `fetch` copies each body and delays the witness in this process. */
export function statusVia(
  agent: Agent,
  url: string,
  method: string,
  headers: Readonly<Record<string, string | number>>,
  body?: string | Buffer,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    })
      .once("error", reject)
      .end(body);
  });
}
