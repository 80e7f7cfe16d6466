import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { callerAt, registerWoman, upload } from "../client.ts";
import { countStatus } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";

const ATTACK = 30_000;
const READERS = 16;
const UPLOADERS = 12;
/** Larger than the socket buffers of both ends. */
const FILE_BYTES = 9_500_000;
const ATTACKER = "203.0.113.5";
const WOMAN = "203.0.113.9";
const EXPORT = "/api/account/export/files";

/** Clients that don't read and uploads that stall, while another user works. */
export const slowReader: Scenario = {
  name: "slow-reader",
  run: async (target) => {
    const env = { MWEZI_TRUST_PROXY: "1" };
    const { address, statuses, quiet, measure } = await startWatched(target, { env });
    const calls = callsOf(address, (await registerWoman(address, WOMAN)).token);
    const sockets = await stall(address);
    target.atEnd(() => sockets.map((socket) => socket.destroy()));
    const answered: number[] = [];
    let isOver = false;
    const workOn = async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const status = await calls[turn % calls.length]?.();
        answered.push(status ?? 0);
        countStatus(statuses, status ?? 0);
      }
    };
    const work = workOn();
    const during = await measure(() => pause(target.amount(ATTACK)));
    isOver = true;
    await work;
    const cut = sockets.filter(({ destroyed }) => destroyed).length;
    const refused = answered.filter((status) => status >= 300).length;
    return {
      acknowledged: answered.length - refused,
      lost: 0,
      statuses,
      summary: { quiet, during },
      remark: `${sockets.length} stalled clients, ${cut} of them cut; of her ${answered.length} exports, reports, imports and uploads ${refused} were refused`,
      failures: [
        ...(refused > 0 ? ["another woman was refused"] : []),
        ...(answered.length > 0 ? [] : ["another woman waited for the whole attack"]),
      ],
    };
  },
};

function callsOf(address: string, token: string): readonly (() => Promise<number>)[] {
  const call = callerAt(address, new Map(), WOMAN);
  const post = (path: string, body?: unknown) => async () =>
    (await call("POST", path, { token, body })).status;
  const entries = { stress: [{ date: "2026-10-01", level: 2 }] };
  return [
    post(EXPORT),
    post("/api/visit/pdf", { months: 3, include: ["cycles"] }),
    post("/api/imports", { source: "clue", entries }),
    () => upload(address, { token, from: WOMAN }, 200_000),
  ];
}

/** A user with a large file, on many connections: half don't read, half stall an upload. */
async function stall(address: string): Promise<Socket[]> {
  const { token } = await registerWoman(address, ATTACKER);
  await upload(address, { token, from: ATTACKER }, FILE_BYTES);
  const head = `Host: x\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${ATTACKER}\r\n`;
  const unread = `POST ${EXPORT} HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`;
  const unsent = `POST /api/uploads?id=${crypto.randomUUID()} HTTP/1.1\r\n${head}Content-Type: application/octet-stream\r\nUpload-Name: b.pdf\r\nContent-Length: ${FILE_BYTES}\r\n\r\n%PDF-1.7`;
  const { hostname, port } = new URL(address);
  const texts = [...Array(READERS).fill(unread), ...Array(UPLOADERS).fill(unsent)];
  return texts.map((text: string) => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    socket.write(text);
    return text === unread ? socket.pause() : socket.resume();
  });
}
