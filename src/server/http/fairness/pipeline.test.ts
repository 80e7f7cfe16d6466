import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cutPipelines } from "./pipeline.ts";

let app: FastifyInstance;
let port: number;
let answers: number;

beforeEach(async () => {
  answers = 0;
  app = Fastify();
  cutPipelines(app);
  app.get("/", async () => {
    answers += 1;
    return "an answer";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});

afterEach(() => app.close());

const ASK = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

it("a few pipelined requests are all answered", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(ASK.repeat(4) + LAST);
  expect((await text(socket)).match(/an answer/g)).toHaveLength(5);
});

it("a thousand pipelined requests are cut off, and hardly any is handled", async () => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(ASK.repeat(1000));
  await once(socket.resume(), "close");
  expect(answers).toBeLessThanOrEqual(8);
});

it("any number of sequential requests are answered on one connection", async () => {
  const socket = connect(port, "127.0.0.1");
  for (let number = 0; number < 20; number += 1) {
    socket.write(ASK);
    await once(socket, "data");
  }
  expect(answers).toBe(20);
  socket.destroy();
});
