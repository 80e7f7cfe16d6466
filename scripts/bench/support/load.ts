import autocannon from "autocannon";
import type { ServerProcess } from "../../testing/server-process.ts";

export interface Shot {
  readonly method: "GET" | "POST" | "PATCH";
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of another user for each request, if the user varies. */
  readonly headersOfNext?: () => Readonly<Record<string, string>>;
  /** Called for every request, so that no two writes are equal. */
  readonly body?: () => string;
}

export interface Reading {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU milliseconds the server spent per call. */
  readonly work: number;
}

interface Options {
  readonly connections: number;
  readonly seconds: number;
}

export async function load(
  { address, processorTime }: Pick<ServerProcess, "address" | "processorTime">,
  shot: Shot,
  options: Options,
): Promise<Reading> {
  const before = processorTime();
  const latencies: number[] = [];
  let refused = 0;
  const result = await fire(address, shot, options, (status, milliseconds) => {
    latencies.push(milliseconds);
    if (status >= 400) refused += 1;
  });
  if (refused > 0 || result.errors > 0) {
    throw new Error(
      `${shot.method} ${shot.paths.join()}: ${refused} refused, ${result.errors} errors`,
    );
  }
  latencies.sort((one, other) => one - other);
  const at = (part: number) => latencies[Math.floor((latencies.length - 1) * part)] ?? 0;
  return {
    perSecond: latencies.length / result.duration,
    p50: at(0.5),
    p99: at(0.99),
    work: (processorTime() - before) / latencies.length,
  };
}

function fire(
  address: string,
  { method, paths, headers, headersOfNext, body }: Shot,
  { connections, seconds }: Options,
  onAnswer: (status: number, milliseconds: number) => void,
): Promise<autocannon.Result> {
  const perRequest = body && {
    setupRequest: (request: autocannon.Request) => ({
      ...request,
      body: body(),
      ...(headersOfNext && { headers: { ...headersOfNext() } }),
    }),
  };
  return new Promise((resolve, reject) => {
    const cannon = autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        requests: paths.map((path) => ({ method, path, headers: { ...headers }, ...perRequest })),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    cannon.on("response", (_client, status, _bytes, milliseconds) =>
      onAnswer(status, milliseconds),
    );
  });
}

/** The reading with the median rate, which ignores disturbed ones. */
export function median(readings: readonly Reading[]): Reading {
  const middle = (pick: (reading: Reading) => number) => {
    const sorted = readings.map(pick).sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  };
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    work: middle(({ work }) => work),
  };
}
