import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to a server that counts every byte in both directions, with headers. */
export interface CountedLine {
  readonly address: string;
  readonly bytes: () => number;
  /** Without what the browser sends. */
  readonly received: () => number;
  readonly close: () => void;
}

export async function openCountedLine(address: string): Promise<CountedLine> {
  const { port } = new URL(address);
  let [sent, received] = [0, 0];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1");
    near.on("data", (data) => {
      sent += data.length;
    });
    far.on("data", (data) => {
      received += data.length;
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.once("close", () => sockets.delete(from));
      from.pipe(to);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => sent + received,
    received: () => received,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
