import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseLocation } from "#server/storage/db/location.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
const SERVER_CONNECTIONS = 2;
const PATIENCE = 10_000;

/** Whether Debian's PgBouncer is installed (`apt-get install pgbouncer`). */
export const hasPooler = existsSync(PROGRAM);

export interface Pooler {
  readonly location: DatabaseLocation;
  readonly stop: () => Promise<void>;
}

/** Starts PgBouncer in transaction mode, with fewer database connections than clients. */
export async function startPooler(location: DatabaseLocation): Promise<Pooler> {
  if (location.engine !== "postgresql") throw new Error("there is no pooler for a file");
  const url = new URL(location.url);
  const server = `host=${url.hostname} port=${url.port}`;
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), "mwezi-pooler-"));
  await chmod(directory, 0o755);
  const users = join(directory, "users.txt");
  await writeFile(users, `"${url.username}" "${url.password}"\n`);
  const config = [
    "[databases]",
    `* = ${server}`,
    "[pgbouncer]",
    "pool_mode = transaction",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${users}`,
    `default_pool_size = ${SERVER_CONNECTIONS}`,
  ];
  await writeFile(join(directory, "pooler.ini"), `${config.join("\n")}\n`);
  const child = spawn(PROGRAM, [join(directory, "pooler.ini")], {
    stdio: "ignore",
    // PgBouncer refuses to run as root.
    ...(process.getuid?.() === 0 && { uid: idOf("nobody") }),
  });
  await listening(port, child);
  url.port = String(port);
  return {
    location: { engine: "postgresql", url: url.href },
    stop: async () => {
      const end = once(child, "exit");
      child.kill("SIGKILL");
      await end;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const idOf = (user: string) => Number(execFileSync("id", ["-u", user], { encoding: "utf8" }));

async function listening(port: number, child: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (child.exitCode === null && performance.now() < end) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
  throw new Error("PgBouncer did not start");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
