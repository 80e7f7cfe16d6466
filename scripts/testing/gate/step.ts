import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Tally, tallyOfPlaywright, tallyOfVitest, withExitCode } from "./tally.ts";

/** One thing the gate looks at: a check, or all the tests of one runner. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export interface Outcome {
  readonly tally: Tally;
  /** What is worth reading about it. */
  readonly output: string;
}

interface Command {
  readonly name: string;
  /** Run by this very Node: the path of a script and its parameters. */
  readonly node: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface UnitTests extends Omit<Command, "node"> {
  /** Runs only files whose path contains one of these words. */
  readonly files?: readonly string[];
  /** A directory of this run's own, where the runners find what another of them has compiled. */
  readonly compiled?: string;
  /** Runs only tests of what differs from this commit, of which there may be none. */
  readonly changedSince?: string;
  /** Patterns of files that are left out. */
  readonly without?: readonly string[];
}

interface Journeys {
  readonly name: string;
  /** Files of the build without which every journey would wait for its timeout. */
  readonly needs: readonly string[];
  /** The path of a browser, looked for when they begin; without one they fail. */
  readonly findBrowser: () => Promise<string | undefined>;
}

const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

/** Passes or fails as a whole and speaks only when it fails. */
export function check(command: Command): Step {
  const { name, run } = showingCheck(command);
  return {
    name,
    run: async () => {
      const { tally, output } = await run();
      return { tally, output: tally.failed === 0 ? "" : output };
    },
  };
}

/** As a check, but what it prints is worth reading when it passes as well. */
export function showingCheck(command: Command): Step {
  return {
    name: command.name,
    run: async () => {
      const { exitCode, output } = await runNode(command, "pipe");
      return { tally: exitCode === 0 ? PASSED : FAILED, output };
    },
  };
}

/** Tests of vitest, counted one by one. */
export function unitTests({ files = [], without = [], ...command }: UnitTests): Step {
  const { compiled, changedSince } = command;
  const shared = compiled
    ? ["--experimental.fsModuleCache", `--experimental.fsModuleCachePath=${compiled}`]
    : [];
  const chosen = changedSince ? [`--changed=${changedSince}`, "--passWithNoTests"] : [];
  const parameters = [...shared, ...chosen, ...without.map((one) => `--exclude=${one}`), ...files];
  const run = async (report: string) => {
    const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
    const node = ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...parameters];
    const ending = await runNode({ ...command, node }, "pipe");
    // Vitest ends with 0 where a global teardown throws: it only logs that.
    return ending.output.includes("error during close") ? { ...ending, exitCode: 1 } : ending;
  };
  return { name: command.name, run: () => counted(run, tallyOfVitest, chosen.length > 0) };
}

/** The journeys in a real browser, counted one by one. They are long, so each shows as it ends. */
export function journeys({ name, needs, findBrowser }: Journeys): Step {
  const run = (browser: string) => (report: string) => {
    const cli = ["node_modules/@playwright/test/cli.js", "test"];
    const node = [...cli, "--reporter=list,json", "--retries=1"];
    const env = { MWEZI_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runNode({ name, node, env }, "inherit");
  };
  return {
    name,
    run: async () => {
      const missing = needs.filter((file) => !existsSync(file));
      if (missing.length > 0) return { tally: FAILED, output: `Not built: ${missing.join()}` };
      const browser = await findBrowser();
      if (browser === undefined) return { tally: FAILED, output: "No browser." };
      return counted(run(browser), tallyOfPlaywright);
    },
  };
}

/** Runs what writes a report to the path it is given, and counts by that and by its exit code. */
async function counted(
  run: (report: string) => Promise<Ending>,
  tallyOf: (report: unknown) => Tally,
  mayBeNone = false,
): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), "mwezi-report-"));
  const report = join(directory, "report.json");
  try {
    const { exitCode, output } = await run(report);
    if (!existsSync(report)) return { tally: FAILED, output: `${output}\nIt wrote no report.` };
    const counts = tallyOf(JSON.parse(readFileSync(report, "utf8")));
    const tally = withExitCode(counts, exitCode, mayBeNone);
    return { tally, output: exitCode === 0 ? output : `${output}\nIt ended with ${exitCode}.` };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

interface Ending {
  /** Of a process that a signal ended, 1. */
  readonly exitCode: number;
  readonly output: string;
}

function runNode({ node, env }: Command, stdio: "pipe" | "inherit"): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, node, {
      stdio: ["ignore", stdio, stdio],
      env: { ...process.env, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output: output.trim() }));
  });
}
