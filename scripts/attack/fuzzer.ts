import fc from "fast-check";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { anyInput } from "#server/testing/generators/any-input.ts";

export interface FuzzRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Generates requests from the contract: some valid, most invalid in one place. */
export interface Fuzzer {
  readonly next: () => FuzzRequest;
  readonly learn: (id: string | undefined) => void;
}

const MOST_IDS = 200;
const BATCH = 20;
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  0.1,
  "",
  " ",
  "0",
  "NaN",
  "2026-02-30",
  "9999-12-31",
  [],
  {},
  "x".repeat(3000),
  "\u0000",
  "\ud800",
  "\u202e",
  "' OR 1=1 --",
  "<script>",
  "../../etc/passwd",
  [[[[]]]],
  { a: { b: {} } },
  { toString: 1 },
  "__proto__",
  "2026-11-20T25:00:00Z",
  "💧",
];
const ODD_BODIES = ["", "{", "[]", "null", '"text"', '{"a":1,"a":2}', '{"__proto__":{"x":1}}'];
const ODD_IDS = ["", "x", "%00", "..%2f..", "0", "a".repeat(150), "💧", "null"];
const ODD_ZONES = ["UTC", "Africa/Johannesburg", "Mars/Base", "", "../x", "+02:00"];
const ODD_MATCHES = ['"1"', '"999999"', "*", "W/x", '"-1"'];

const oneOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;
const happens = (share: number) => Math.random() < share;

export function createFuzzer(
  endpoints: readonly Endpoint[],
  weightOf: (endpoint: Endpoint) => number,
): Fuzzer {
  const ids: string[] = [];
  const inputs = new Map(endpoints.map((endpoint) => [endpoint, inputsOf(endpoint)]));
  const total = endpoints.reduce((sum, endpoint) => sum + weightOf(endpoint), 0);
  const choose = () => {
    let place = Math.random() * total;
    for (const endpoint of endpoints) {
      place -= weightOf(endpoint);
      if (place < 0) return endpoint;
    }
    return oneOf(endpoints);
  };
  const idOf = () => (ids.length === 0 || happens(0.2) ? oneOf(ODD_IDS) : oneOf(ids));
  return {
    next: () => {
      const endpoint = choose();
      const { method, path } = endpoint;
      return {
        name: `${method} ${path}`,
        method,
        path: encodeURI(path.replace(/\{\w+\}/g, idOf)),
        headers: headersOf(endpoint),
        body: inputs.get(endpoint)?.(),
      };
    },
    learn: (id) => {
      if (id !== undefined) ids[ids.length < MOST_IDS ? ids.length : randomPlace()] = id;
    },
  };
}

const randomPlace = () => Math.floor(Math.random() * MOST_IDS);

function headersOf({ request, entry }: Endpoint): Record<string, string> {
  return {
    "time-zone": happens(0.9) ? "Africa/Johannesburg" : oneOf(ODD_ZONES),
    ...((request.body || request.bytes) && {
      "content-type": happens(0.02) ? "text/plain" : (request.bytes?.type ?? "application/json"),
    }),
    ...(entry && happens(0.2) && { "if-match": oneOf(ODD_MATCHES) }),
  };
}

function inputsOf({ request }: Endpoint): () => string | undefined {
  if (request.bytes) return () => oneOf([...ODD_BODIES, "%PDF-1.7", "x".repeat(5000)]);
  if (!request.body) return () => undefined;
  const arbitrary = anyInput(request.body, "body");
  let batch: unknown[] = [];
  return () => {
    if (happens(0.03)) return oneOf(ODD_BODIES);
    if (batch.length === 0) batch = fc.sample(arbitrary, BATCH);
    const input = batch.pop();
    return JSON.stringify(happens(0.4) ? input : withOddValue(input));
  };
}

function withOddValue(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return oneOf(ODD_VALUES);
  const names = Object.keys(input);
  const name = names.length === 0 || happens(0.1) ? "unheardOf" : oneOf(names);
  return { ...input, [name]: oneOf(ODD_VALUES) };
}
