import { connect, createServer, type Socket } from "node:net";
import type { DatabaseLocation } from "#server/storage/db/location.ts";

/** A line to PostgreSQL that a test cuts where it wants. */
export interface Line {
  /** The database through the line. */
  readonly location: DatabaseLocation;
  /** Cuts the connection over which this text is sent next: before it arrives, or with its answer. */
  readonly cutAt: (text: string, moment: "before" | "with its answer") => void;
  /** Cuts every connection, and refuses new ones until `restore`. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** What was sent: the statements, with the name of each that was prepared under one. */
  readonly statements: () => readonly Statement[];
  readonly close: () => void;
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

export async function openLine(location: DatabaseLocation): Promise<Line> {
  if (location.engine !== "postgresql") throw new Error("there is no line to a file");
  const target = new URL(location.url);
  const sockets = new Set<Socket>();
  let isCut = false;
  let trap: { readonly text: string; readonly isBefore: boolean } | null = null;
  const statements: Statement[] = [];
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let isAnswerLost = false;
    const cutBoth = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket.on("error", () => {}).once("close", cutBoth));
    }
    const read = createReader((statement) => statements.push(statement));
    client.on("data", (chunk) => {
      read(chunk);
      const isTrapped = trap !== null && chunk.includes(trap.text);
      if (isTrapped && trap?.isBefore) cutBoth();
      else database.write(chunk);
      isAnswerLost ||= isTrapped;
      if (isTrapped) trap = null;
    });
    database.on("data", (chunk) => (isAnswerLost ? cutBoth() : client.write(chunk)));
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
      trap = { text, isBefore: moment === "before" };
    },
    cut,
    restore: () => {
      isCut = false;
    },
    statements: () => statements,
    close: () => {
      cut();
      server.close();
    },
  };
}

const LENGTH_BYTES = 4;

/** Reads a client's side of PostgreSQL's protocol: one start-up message, then type, length, content. */
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
