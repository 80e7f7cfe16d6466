import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export interface ServerProcess {
  readonly address: string;
  /** From starting the process to its first answer "ready". */
  readonly millisecondsToReady: number;
  /** Resident memory in MB. */
  readonly memory: () => number;
  readonly end: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
}

interface Options {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The built server, or another program that answers `/readyz`. */
  readonly program?: readonly string[];
}

const PATIENCE = 30_000;

/** Starts the built server in a process of its own and answers when it is ready. */
export async function startServer({ port, env, program }: Options): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, program ?? ["dist/server/main.js"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
  });
  let complaints = "";
  child.stderr?.on("data", (chunk) => (complaints += chunk));
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() - began > PATIENCE) {
      child.kill("SIGKILL");
      throw new Error(`The server did not get ready.\n${complaints}`);
    }
    await pause(2);
  }
  return {
    address,
    millisecondsToReady: performance.now() - began,
    memory: () => residentMemory(child),
    end: (signal = "SIGTERM") => end(child, signal),
  };
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

function residentMemory({ pid }: ChildProcess): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes.trim()) / 1024;
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}
