import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface Wire {
  readonly address: string;
  readonly take: () => number;
  readonly close: () => void;
}

export async function openWire(server: string): Promise<Wire> {
  const target = new URL(server);
  const sockets = new Set<Socket>();
  let bytes = 0;
  const wire = createServer((caller) => {
    const callee = connect(Number(target.port), target.hostname);
    for (const socket of [caller, callee]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    callee.on("data", (chunk) => (bytes += chunk.length));
    caller.pipe(callee).pipe(caller);
  });
  await once(wire.listen(0, "127.0.0.1"), "listening");
  const { port } = wire.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      wire.close();
    },
  };
}
