import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

/** Milliseconds without traffic after which a visit is over. */
const QUIET = 2500;

interface Exchange {
  /** Time of the request, in the browser's seconds. */
  readonly at: number;
  /** Bytes received over time; the first includes the headers. */
  readonly pieces: { readonly at: number; readonly bytes: number }[];
  /** Answered by the worker or a cache, or not at all. */
  isLocal: boolean;
}

export async function followTraffic(session: CDPSession) {
  const exchanges = new Map<string, Exchange>();
  let last = Date.now();
  const note = (id: string, change: (exchange: Exchange) => void) => {
    last = Date.now();
    const exchange = exchanges.get(id);
    if (exchange) change(exchange);
  };
  session.on("Network.requestWillBeSent", ({ requestId, timestamp }) => {
    last = Date.now();
    exchanges.set(requestId, { at: timestamp, pieces: [], isLocal: false });
  });
  const takenLocally = ({ requestId }: { readonly requestId: string }) =>
    note(requestId, (exchange) => {
      exchange.isLocal = true;
    });
  session.on("Network.requestServedFromCache", takenLocally);
  session.on("Network.loadingFailed", takenLocally);
  session.on("Network.responseReceived", (answer) => {
    const { fromServiceWorker, fromDiskCache } = answer.response;
    if (fromServiceWorker || fromDiskCache) takenLocally(answer);
  });
  session.on("Network.dataReceived", ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, ({ pieces }) => pieces.push({ at: timestamp, bytes: encodedDataLength })),
  );
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, ({ pieces }) => {
      const rest = encodedDataLength - sumOf(pieces);
      if (rest > 0) pieces.push({ at: timestamp, bytes: rest });
    }),
  );
  await session.send("Network.enable");
  return {
    untilQuiet: async () => {
      while (Date.now() - last < QUIET) await pause(100);
    },
    /** Requests and kB received until this many seconds after the first request. */
    until: (seconds: number) => {
      const all = [...exchanges.values()];
      const end = Math.min(...all.map(({ at }) => at)) + seconds;
      const asked = all.filter(({ at, isLocal }) => !isLocal && at <= end);
      const pieces = asked.flatMap((exchange) => exchange.pieces).filter(({ at }) => at <= end);
      return { requests: asked.length, kilobytes: sumOf(pieces) / 1000 };
    },
  };
}

const sumOf = (pieces: readonly { readonly bytes: number }[]) =>
  pieces.reduce((sum, { bytes }) => sum + bytes, 0);
