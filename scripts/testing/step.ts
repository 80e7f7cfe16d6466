import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Tally, tallyOfPlaywright, tallyOfVitest, withExitCode } from "./tally.ts";

interface Command {
  readonly name: string;
  /** Run by this very Node: the path of a script and its parameters. */
  readonly node: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A check passes or fails as a whole and speaks only when it fails. */
export async function check(command: Command): Promise<Tally> {
  const began = Date.now();
  const { exitCode, output } = await runNode(command, "pipe");
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "✓" : "✗"} ${command.name} (${seconds} s)`);
  if (exitCode !== 0) console.log(output);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** As a check, but what it prints is worth reading when it passes as well. */
export async function showingCheck(command: Command): Promise<Tally> {
  console.log(`\n— ${command.name}`);
  const { exitCode } = await runNode(command, "inherit");
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The unit tests whose path holds one of these words (all, when none is given), one by one. */
export function unitTests(
  name: string,
  files: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  return suite(name, tallyOfVitest, (report) => ({
    name,
    node: [
      "node_modules/vitest/vitest.mjs",
      ...["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
      ...files,
    ],
    env,
  }));
}

/** The journeys in a real browser, counted one by one. */
export function journeys(name: string, browser: string): Promise<Tally> {
  return suite(name, tallyOfPlaywright, (report) => ({
    name,
    node: ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    env: { MWEZI_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

async function suite(
  name: string,
  read: (report: unknown) => Tally,
  commandWith: (report: string) => Command,
): Promise<Tally> {
  console.log(`\n— ${name}`);
  const directory = mkdtempSync(join(tmpdir(), "mwezi-report-"));
  const report = join(directory, "report.json");
  try {
    const { exitCode } = await runNode(commandWith(report), "inherit");
    return withExitCode(read(JSON.parse(readFileSync(report, "utf8"))), exitCode);
  } catch (error) {
    console.log(`No report from "${name}": ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function runNode(command: Command, stdio: "pipe" | "inherit") {
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, command.node, {
      stdio: ["ignore", stdio, stdio],
      env: { ...process.env, ...command.env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
