import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Bench measures what a real server does; tests only need the answers, sooner. */
  readonly durable: boolean;
}

const PROGRAM = fileURLToPath(new URL("postgres-process.ts", import.meta.url));

/** Starts a real PostgreSQL in a process of its own, in a directory that goes when it stops. */
export async function startPostgres({ durable }: Options): Promise<PostgresServer> {
  const parameters = ["--import", "tsx", PROGRAM, ...(durable ? ["--durable"] : [])];
  const child = spawn(process.execPath, parameters, { stdio: "pipe" });
  let log = "";
  child.stderr.on("data", (chunk) => (log += chunk));
  const end = once(child, "close");
  const line = once(createInterface({ input: child.stdout }), "line");
  const [url] = await Promise.race([line, end.then(() => [])]);
  if (typeof url !== "string") throw new Error(`PostgreSQL did not start:\n${log}`);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await end;
    },
  };
}
