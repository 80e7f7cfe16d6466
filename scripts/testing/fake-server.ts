import { vi } from "vitest";
import { noteAnswer } from "#web/api/connection.ts";

/** One request as the page sent it. */
export interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Gives the answer of one call: a body, a whole `Response`, or a failure by throwing. */
type Answer = (requests: Sent) => unknown;

/**
 * Stands in for the server at `fetch`: answers by method and path, and remembers what was sent.
 * A call that no test expects fails like a missing network.
 * @example const server = fakeServer({ "GET /api/labs": () => [] });
 */
export function fakeServer(answers: Record<string, Answer>) {
  // What no answer came to in the test before is no matter of this one.
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

/** A refusal as the server words it. */
export function problem(status: number, code: string, more: object = {}): Response {
  const body = { type: "about:blank", title: code, status, code, detail: code, ...more };
  return Response.json(body, { status });
}
