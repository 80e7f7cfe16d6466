import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { register, upload } from "../client.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";
import { registerWriters } from "../writers.ts";

const ATTACK = 40_000;
const OF_EACH = 25;
const WOMEN = 2;
const LONGEST_STOP = 15_000;

const HOST = "Host: x\r\n";
const UNREAD = "an answer it does not read";
/** Larger than the socket buffers of both ends. */
const FILE_BYTES = 9_500_000;

const silentAfter: Readonly<Record<string, string>> = {
  nothing: "",
  "half a head": `GET /healthz HTTP/1.1\r\n${HOST}X-`,
  "half a body": `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"email":"`,
};

/** Clients that stall and stay connected: others are served, and the server still stops in time. */
export const slowBody: Scenario = {
  name: "slow-body",
  run: async (target) => {
    const { server, directory, statuses, quiet, measure } = await startWatched(target);
    const writers = await registerWriters(server.address, WOMEN, statuses);
    let isOver = false;
    const isWritten = writers.writeUntil(
      () => isOver,
      () => server.address,
    );
    const clients = { ...silentAfter, [UNREAD]: await requestOfFile(server.address) };
    const early = await hold(server.address, clients);
    const during = await measure(() => pause(target.amount(ATTACK)));
    const cut = early.filter(({ destroyed }) => destroyed).length;
    // New clients, as the server may have disconnected the first ones.
    const late = await hold(server.address, clients);
    const stop = server.end("SIGTERM");
    isOver = true;
    const { exitCode, milliseconds } = await stop;
    await isWritten;
    for (const socket of [...early, ...late]) socket.destroy();
    const again = await target.startServer({ directory });
    const lost = await writers.countLost(again.address);
    const seconds = (milliseconds / 1000).toFixed(1);
    return {
      acknowledged: writers.acknowledged(),
      lost,
      statuses,
      summary: { quiet, during },
      remark: `${early.length} silent clients, ${cut} of them cut, exit ${exitCode} ${seconds} s after SIGTERM`,
      failures: [
        ...(exitCode === 0 ? [] : [`SIGTERM ended it with ${exitCode}`]),
        ...(milliseconds <= LONGEST_STOP ? [] : ["SIGTERM took more than 15 s"]),
      ],
    };
  },
};

async function hold(address: string, clients: Readonly<Record<string, string>>): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  const sockets = Object.entries(clients).flatMap(([kind, text]) =>
    Array.from({ length: OF_EACH }, () => {
      const socket = connect(Number(port), hostname).on("error", () => {});
      socket.write(text);
      return kind === UNREAD ? socket.pause() : socket.resume();
    }),
  );
  await pause(500);
  return sockets;
}

async function requestOfFile(address: string): Promise<string> {
  const token = await register(address);
  const id = crypto.randomUUID();
  const status = await upload(address, { token }, FILE_BYTES, id);
  if (status !== 201) throw new Error(`The upload was answered ${status}.`);
  return `GET /api/uploads/${id}/file HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\n\r\n`;
}
