import { vi } from "vitest";
import { noteAnswer } from "#web/api/failures/connection.ts";

export interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Answers a call with a body or a `Response`, or fails by throwing. */
type Answer = (requests: Sent) => unknown;

/**
 * Replaces the server at `fetch`: answers by method and path, and records requests. Unexpected
 * calls fail like a missing network.
 * @example const server = fakeServer({ "GET /api/labs": () => [] });
 */
export function fakeServer(answers: Record<string, Answer>) {
  // Resets the offline state of the previous test.
  noteAnswer();
  const requests: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${new URL(address).pathname}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const request = { call, body: body ?? null, headers: new Headers(init.headers) };
    requests.push(request);
    const answer = answers[call];
    if (answer === undefined) throw new TypeError(`no network for ${call}`);
    const response = await answer(request);
    if (response instanceof Response) return response;
    return response === undefined ? new Response(null, { status: 204 }) : Response.json(response);
  });
  return {
    sent: requests,
    calls: () => requests.map(({ call }) => call),
    answer: (call: string, answer: Answer) => {
      answers[call] = answer;
    },
  };
}

export function problem(status: number, code: string, more: object = {}): Response {
  const body = { type: "about:blank", title: code, status, code, detail: code, ...more };
  return Response.json(body, { status });
}
