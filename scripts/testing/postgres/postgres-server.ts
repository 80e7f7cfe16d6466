import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface PostgresServer {
  readonly url: string;
  /** Restarts it under its open connections; resolves when it is back with its data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Benchmarks need a real server's durability; tests don't. */
  readonly durable: boolean;
}

const PROGRAM = fileURLToPath(new URL("postgres-process.ts", import.meta.url));

export async function startPostgres({ durable }: Options): Promise<PostgresServer> {
  const parameters = ["--import", "tsx", PROGRAM, ...(durable ? ["--durable"] : [])];
  const child = spawn(process.execPath, parameters, { stdio: "pipe" });
  let log = "";
  child.stderr.on("data", (chunk) => (log += chunk));
  const end = once(child, "close");
  const lines = createInterface({ input: child.stdout });
  const nextLine = () => Promise.race([once(lines, "line"), end.then(() => [])]);
  const [url] = await nextLine();
  if (typeof url !== "string") throw new Error(`PostgreSQL did not start:\n${log}${hintFor(log)}`);
  return {
    url,
    restart: async () => {
      const isBack = nextLine();
      child.stdin.write("restart\n");
      if ((await isBack).length === 0) throw new Error(`PostgreSQL did not come back:\n${log}`);
    },
    stop: async () => {
      child.stdin.end();
      await end;
    },
  };
}

/** Root's own folder is closed to the user that PostgreSQL runs as instead of root. */
const hintFor = (log: string) =>
  log.includes("EACCES") ? "Run as a user other than root, or from a folder outside /root." : "";
