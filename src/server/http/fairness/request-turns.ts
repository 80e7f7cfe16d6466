import type { FastifyInstance } from "fastify";
import { networkOf } from "./network.ts";

/** A request takes about a millisecond; this is one address's share of a turn of the event loop. */
const REQUESTS_OF_A_TURN = 4;

/** Starts a few requests of each address per turn of the event loop, so that a flood delays only its sender. */
export function takeRequestTurns(app: FastifyInstance): void {
  const addresses = new Map<string, { started: number; readonly waiting: (() => void)[] }>();

  const nextTurn = () => {
    for (const [address, requests] of addresses) {
      const some = requests.waiting.splice(0, REQUESTS_OF_A_TURN);
      requests.started = some.length;
      if (some.length === 0) addresses.delete(address);
      for (const begin of some) begin();
    }
    if (addresses.size > 0) setImmediate(nextTurn);
  };

  app.addHook("onRequest", (request, _, begin) => {
    const address = networkOf(request.ip);
    if (addresses.size === 0) setImmediate(nextTurn);
    const requests = addresses.get(address) ?? { started: 0, waiting: [] };
    addresses.set(address, requests);
    if (requests.started >= REQUESTS_OF_A_TURN) {
      requests.waiting.push(begin);
      return;
    }
    requests.started += 1;
    begin();
  });
}
