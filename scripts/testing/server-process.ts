import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface ServerProcess {
  readonly address: string;
  /** From the start of the process to the first "ready". */
  readonly millisecondsToReady: number;
  /** Resident memory in MB; 0 after the end, when another process may have its number. */
  readonly memory: () => number;
  /** CPU time of all threads in milliseconds. */
  readonly processorTime: () => number;
  /** Sends the signal and resolves when the process has ended, even if it had before. */
  readonly end: (signal?: "SIGTERM" | "SIGKILL") => Promise<Ending>;
  /** Whether the process ended unexpectedly. */
  readonly hasFallen: () => boolean;
}

interface Ending {
  /** `null` if a signal ended it. */
  readonly exitCode: number | null;
  readonly milliseconds: number;
}

interface Options {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The built server, or another program that answers `/readyz`. */
  readonly program?: readonly string[];
}

const PATIENCE = 30_000;
// There is no load balancer to wait for when the server stops.
const settings = { NODE_ENV: "production", MWEZI_DRAIN_SECONDS: "0" };

export async function startServer({ port, env, program }: Options): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, program ?? ["dist/server/main.js"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...settings, PORT: String(port), ...env },
  });
  let complaints = "";
  child.stderr?.on("data", (chunk) => (complaints += chunk));
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (hasEnded(child) || performance.now() - began > PATIENCE) {
      child.kill("SIGKILL");
      throw new Error(`The server did not get ready.\n${complaints}`);
    }
    await pause(2);
  }
  let isEnding = false;
  return {
    address,
    millisecondsToReady: performance.now() - began,
    memory: () => (hasEnded(child) ? 0 : residentMemory(child)),
    processorTime: () => processorTime(child),
    end: (signal = "SIGTERM") => {
      isEnding ||= !hasEnded(child);
      return end(child, signal);
    },
    hasFallen: () => hasEnded(child) && !isEnding,
  };
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

// Linux counts in hundredths of a second.
const MILLISECONDS_PER_TICK = 10;

function processorTime({ pid }: ChildProcess): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * MILLISECONDS_PER_TICK;
}

function residentMemory({ pid }: ChildProcess): number {
  return kilobytesOf(String(pid)) / 1024;
}

/** Read from /proc, as another process would disturb the measurement. */
function kilobytesOf(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", pid], { encoding: "utf8" }).trim());
  }
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<Ending> {
  const began = performance.now();
  if (!hasEnded(child)) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return { exitCode: child.exitCode, milliseconds: performance.now() - began };
}
