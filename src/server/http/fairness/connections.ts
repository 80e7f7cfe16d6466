import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

export interface Connections {
  /** Closes idle connections at once, half-sent requests after 1 s; responses finish. */
  readonly finish: () => void;
  readonly cut: () => void;
}

const GRACE = 1000;

export function watchConnections(server: Server): Connections {
  const sockets = new Set<Socket>();
  const requests = new Set<IncomingMessage>();
  let isFinishing = false;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    if (isFinishing) socket.destroy();
  });
  server.on("request", (request, response) => {
    requests.add(request);
    response.once("close", () => {
      requests.delete(request);
      // A kept-alive connection would keep the server from closing.
      if (isFinishing) request.socket.destroySoon();
    });
  });
  const cutExcept = (spared: readonly IncomingMessage[]) => {
    const busy = new Set(spared.map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  return {
    finish: () => {
      isFinishing = true;
      cutExcept([...requests]);
      setTimeout(() => cutExcept([...requests].filter(({ complete }) => complete)), GRACE).unref();
    },
    cut: () => cutExcept([]),
  };
}
