import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { Pace } from "./pace.ts";
import { cutIdleReaders } from "./readers.ts";

// More than the system buffers for a client that does not read.
const LONG = Buffer.alloc(20_000_000, "x");

let server: Server;

afterEach(() => new Promise((resolve) => server.close(resolve)));

async function open(pace: Pace): Promise<void> {
  server = createServer((_, response) => response.end(LONG));
  cutIdleReaders(server, pace);
  await once(server.listen(0, "127.0.0.1"), "listening");
}

function ask(): Socket {
  const line = connect((server.address() as AddressInfo).port, "127.0.0.1");
  line.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return line;
}

it("a client that does not read its response is disconnected", async () => {
  await open({ grace: 100, bytesASecond: 1_000_000_000, longestPause: 100 });
  const connected = once(server, "connection");
  const line = ask();
  const [socket] = await connected;
  await once(socket, "close");
  expect(socket.bytesWritten).toBeGreaterThan(0);
  line.destroy();
});

it("a client that keeps reading gets everything, however long it takes", async () => {
  await open({ grace: 50, bytesASecond: 1, longestPause: 3_600_000 });
  const line = ask();
  let [bytes, began] = [0, performance.now()];
  line.on("data", (chunk) => {
    bytes += chunk.length;
    line.pause();
    setTimeout(() => line.resume(), 1);
    if (bytes < LONG.length) return;
    line.destroy();
  });
  await once(line, "close");
  expect(bytes).toBeGreaterThan(LONG.length);
  expect(performance.now() - began).toBeGreaterThan(50);
});
