import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Tally, tallyOfPlaywright, tallyOfVitest, withExitCode } from "./tally.ts";

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export interface Outcome {
  readonly tally: Tally;
  /** Printed below the step's result. */
  readonly output: string;
}

interface Command {
  readonly name: string;
  /** A script and its parameters, for the running Node. */
  readonly node: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Check extends Command {
  /** Prints the output of a passed check, too. */
  readonly showsOutput?: boolean;
}

interface UnitTests extends Omit<Command, "node"> {
  readonly parameters: readonly string[];
  readonly mayBeNone?: boolean;
}

interface Journeys {
  readonly name: string;
  /** Files of the build without which every journey would wait for its timeout. */
  readonly needs: readonly string[];
  /** Returns a browser's path; without one the journeys fail. */
  readonly findBrowser: () => Promise<string | undefined>;
}

export const FAILED: Tally = { passed: 0, failed: 1 };

export const check = ({ showsOutput = false, ...command }: Check): Step => ({
  name: command.name,
  run: async () => {
    const { exitCode, output } = await runNode(command, "pipe");
    if (exitCode !== 0) return { tally: FAILED, output };
    return { tally: { passed: 1, failed: 0 }, output: showsOutput ? output : "" };
  },
});

export const unitTests = ({ parameters, mayBeNone = false, ...command }: UnitTests): Step => ({
  name: command.name,
  run: () =>
    counted(tallyOfVitest, mayBeNone, async (report) => {
      const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
      const node = ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...parameters];
      const ending = await runNode({ ...command, node }, "pipe");
      // Vitest only logs an error of the global teardown and exits with 0.
      return ending.output.includes("error during close") ? { ...ending, exitCode: 1 } : ending;
    }),
});

/** Journeys in a real browser. They are long, so each is printed as it ends. */
export const journeys = ({ name, needs, findBrowser }: Journeys): Step => ({
  name,
  run: async () => {
    const missing = needs.filter((file) => !existsSync(file));
    if (missing.length > 0) return { tally: FAILED, output: `Not built: ${missing.join()}` };
    const browser = await findBrowser();
    if (browser === undefined) return { tally: FAILED, output: "No browser." };
    return counted(tallyOfPlaywright, false, (report) => {
      const cli = ["node_modules/@playwright/test/cli.js", "test"];
      const node = [...cli, "--reporter=list,json", "--retries=1"];
      const env = { MWEZI_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      return runNode({ name, node, env }, "inherit");
    });
  },
});

/** Runs a command that writes a JSON report to the given path, and counts its tests. */
async function counted(
  tallyOf: (report: unknown) => Tally,
  mayBeNone: boolean,
  run: (report: string) => Promise<Ending>,
): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), "mwezi-report-"));
  const report = join(directory, "report.json");
  try {
    const { exitCode, output } = await run(report);
    if (!existsSync(report)) return { tally: FAILED, output: `${output}\nIt wrote no report.` };
    const counts = tallyOf(JSON.parse(readFileSync(report, "utf8")));
    return { tally: withExitCode(counts, exitCode, mayBeNone), output };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

interface Ending {
  /** 1 if a signal ended the process. */
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
