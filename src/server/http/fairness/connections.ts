import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** The open connections of a server, so that it can close whatever its clients do. */
export interface Connections {
  /**
   * Lets the answers under way go out and cuts everything else: connections that are idle or new at
   * once, half-sent requests a second later. Each that is left ends with its answer.
   */
  readonly finish: () => void;
  /** Cuts those that are left, such as readers that do not read. */
  readonly cut: () => void;
}

/** For a body that is on its way. */
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
      // A connection that is kept alive would keep the server.
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
