import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface ServerProcess {
  readonly address: string;
  /** From starting the process to its first answer "ready". */
  readonly millisecondsToReady: number;
  /** Resident memory in MB. */
  readonly memory: () => number;
  /** Milliseconds of a processor it has used, all its threads together. */
  readonly processorTime: () => number;
  /** Sends the signal and answers when the process is gone; also when it went by itself before. */
  readonly end: (signal?: "SIGTERM" | "SIGKILL") => Promise<Ending>;
  /** Whether the process went without being told to. */
  readonly hasFallen: () => boolean;
}

interface Ending {
  /** `null` of a process that a signal ended. */
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
// No balancer has to notice that the server stops.
const settings = { NODE_ENV: "production", MWEZI_DRAIN_SECONDS: "0" };

/** Starts the built server in a process of its own and answers when it is ready. */
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
  let isToldToEnd = false;
  return {
    address,
    millisecondsToReady: performance.now() - began,
    memory: () => residentMemory(child),
    processorTime: () => processorTime(child),
    end: (signal = "SIGTERM") => {
      isToldToEnd ||= !hasEnded(child);
      return end(child, signal);
    },
    hasFallen: () => hasEnded(child) && !isToldToEnd,
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

/** Linux tells without another process, which would disturb what is being measured. */
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
