import { connect, createServer, type Socket } from "node:net";
import type { DatabaseLocation } from "#server/storage/db/location.ts";

export interface Line {
  readonly location: DatabaseLocation;
  /** Cuts the connection that sends this text next: before it arrives, or with its response. */
  readonly cutAt: (text: string, moment: "before" | "with its answer") => void;
  /** Cuts every connection, and rejects new ones until `restore`. */
  readonly cut: () => void;
  readonly restore: () => void;
  readonly statements: () => readonly Statement[];
  /** The number of requests sent on a connection without pending responses. */
  readonly roundTrips: () => number;
  readonly close: () => void;
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

interface Manner {
  /** Sends a made-up process number in the greeting, as poolers do. */
  readonly asPooler?: boolean;
  readonly delay?: number;
}

export async function openLine(
  location: DatabaseLocation,
  { asPooler = false, delay = 0 }: Manner = {},
): Promise<Line> {
  if (location.engine !== "postgresql") throw new Error("there is no line to a file");
  const target = new URL(location.url);
  const sockets = new Set<Socket>();
  const traffic: Traffic = { statements: [], roundTrips: 0, trap: null };
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) sockets.add(socket);
    join(client, database, traffic, { asPooler, delay });
  });
  const url = new URL(location.url);
  url.port = await new Promise<string>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? String(address.port) : "");
    }),
  );
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    location: { engine: "postgresql", url: url.href },
    cutAt: (text, moment) => {
      traffic.trap = { text, isBefore: moment === "before" };
    },
    cut,
    restore: () => {
      isCut = false;
    },
    statements: () => traffic.statements,
    roundTrips: () => traffic.roundTrips,
    close: () => {
      cut();
      server.close();
    },
  };
}

interface Traffic {
  readonly statements: Statement[];
  roundTrips: number;
  trap: { readonly text: string; readonly isBefore: boolean } | null;
}

function join(
  client: Socket,
  database: Socket,
  traffic: Traffic,
  { asPooler, delay }: Required<Manner>,
) {
  let isAnswerLost = false;
  let isAsking = false;
  const cutBoth = () => {
    client.destroy();
    database.destroy();
  };
  for (const socket of [client, database]) socket.on("error", () => {}).once("close", cutBoth);
  const read = createReader((statement) => traffic.statements.push(statement));
  client.on("data", (chunk) => {
    read(chunk);
    if (!isAsking) traffic.roundTrips += 1;
    isAsking = true;
    const { trap } = traffic;
    const isTrapped = trap !== null && chunk.includes(trap.text);
    if (isTrapped && trap.isBefore) cutBoth();
    else database.write(chunk);
    isAnswerLost ||= isTrapped;
    if (isTrapped) traffic.trap = null;
  });
  const pass = (chunk: Buffer) => {
    isAsking = false;
    if (isAnswerLost) cutBoth();
    else client.write(chunk);
  };
  database.on("data", (chunk) => {
    if (asPooler) disguise(chunk);
    if (delay > 0) setTimeout(pass, delay, chunk);
    else pass(chunk);
  });
}

// BackendKeyData and its length; the process number follows.
const KEY_OF_PROCESS = Buffer.of(0x4b, 0, 0, 0, 12);

function disguise(chunk: Buffer): void {
  const at = chunk.indexOf(KEY_OF_PROCESS);
  if (at >= 0) chunk.writeInt32BE(1, at + KEY_OF_PROCESS.length);
}

const LENGTH_BYTES = 4;

/** Parses a client's side of PostgreSQL's protocol: one start-up message, then type, length, content. */
function createReader(onStatement: (statement: Statement) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let typeBytes = 0;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= typeBytes + LENGTH_BYTES) {
      const end = typeBytes + pending.readInt32BE(typeBytes);
      if (pending.length < end) return;
      const type = typeBytes === 0 ? "" : pending.toString("latin1", 0, 1);
      const content = pending.toString("utf8", typeBytes + LENGTH_BYTES, end);
      const [first = "", second = ""] = content.split("\0");
      if (type === "P") onStatement({ name: first, text: second });
      if (type === "Q") onStatement({ name: "", text: first });
      pending = pending.subarray(end);
      typeBytes = 1;
    }
  };
}
