import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProblemSchema } from "#contract/kernel/errors.ts";
import { sendProblem } from "../answers/problems.ts";
import { arrivalLimits, limitArrival } from "./arrival.ts";

const QUICK = { silence: 10_000, grace: 10_000, bytesASecond: 1_000_000, longestPause: 0 };
const HEAD = "Host: x\r\nContent-Type: application/json";

let app: FastifyInstance;

async function open(limits = QUICK, http: object = {}): Promise<void> {
  app = Fastify({ ...arrivalLimits, http: { ...arrivalLimits.http, ...http } });
  app.setErrorHandler(sendProblem);
  limitArrival(app, limits);
  app.post("/", ({ body }) => ({ body }));
  app.get("/", () => ({}));
  await app.listen({ port: 0 });
}

async function say(text: string, isTrickling = false): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const line = connect(port).on("error", () => {});
  const heard: Buffer[] = [];
  line.on("data", (bytes) => heard.push(bytes)).write(text);
  const trickle = isTrickling ? setInterval(() => line.write(" "), 20) : undefined;
  await closed(line);
  clearInterval(trickle);
  return Buffer.concat(heard).toString();
}

const closed = (line: Socket) => new Promise((resolve) => line.once("close", resolve));

function problemIn(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toContain("application/problem+json");
  const { status, code } = ProblemSchema.parse(JSON.parse(body));
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  return code;
}

afterEach(() => app.close());

describe("a body that does not arrive", () => {
  const half = `POST / HTTP/1.1\r\n${HEAD}\r\nContent-Length: 5000\r\n\r\n{"a":`;

  it("is answered 408 after a silence, and its connection is closed", async () => {
    await open({ ...QUICK, silence: 50 });
    expect(problemIn(await say(half))).toBe("too_slow");
  });

  it("is answered 408 when it arrives byte by byte", async () => {
    await open({ ...QUICK, grace: 150 });
    expect(problemIn(await say(half, true))).toBe("too_slow");
  });

  it("is accepted to its end when slow but steady", async () => {
    await open({ ...QUICK, grace: 200, bytesASecond: 5, longestPause: 10_000 });
    const began = performance.now();
    const length = 40;
    const head = `POST / HTTP/1.1\r\n${HEAD}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
    // A byte every 20 ms: fifty a second.
    expect(await say(`${head}1`, true)).toContain("HTTP/1.1 200");
    expect(performance.now() - began).toBeGreaterThan(400);
  });

  it("does not use up the connection's time for the next request", async () => {
    await open({ ...QUICK, silence: 100 });
    const whole = `POST / HTTP/1.1\r\n${HEAD}\r\nContent-Length: 3\r\n\r\n[1]`;
    const last = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answers = await say(whole + last);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

describe("an unparsable request", () => {
  beforeEach(() => open(QUICK, { headersTimeout: 50, connectionsCheckingInterval: 20 }));

  it.each([
    ["half of its headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "too_slow"],
    ["headers too large", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}`, "headers_too_large"],
    ["an address too long", `GET /${"x".repeat(20_000)}`, "headers_too_large"],
    ["no HTTP at all", "hello\r\n\r\n", "malformed_request"],
    [
      "two lengths",
      `POST / HTTP/1.1\r\n${HEAD}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      "malformed_request",
    ],
  ] as const)(
    "%s is answered with a problem document, and the connection is closed",
    async (_, text, code) => {
      const answer = await say(text);
      expect(problemIn(answer)).toBe(code);
      expect(answer).toContain("X-Content-Type-Options: nosniff");
    },
  );

  it("a client that disconnects within the headers leaves nothing behind", async () => {
    const { port } = app.server.address() as AddressInfo;
    const line = connect(port).on("error", () => {});
    line.write("GET / HTTP/1.1\r\nHost");
    const [socket] = await once(app.server, "connection");
    line.resetAndDestroy();
    await closed(socket);
    expect(await say("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toContain(" 200 ");
  });
});
