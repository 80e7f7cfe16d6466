import { withAdvice } from "./failures/advice.ts";
import type { Counts } from "./storage/db/rows.ts";

export async function runCommand(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await work()) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${withAdvice(error)}\n`);
    process.exitCode = 1;
  }
}

/** @throws Error with the command's usage */
export function directoryOf(command: string): string {
  const [directory] = process.argv.slice(2);
  if (directory) return directory;
  throw new Error(`Name a directory: npm run ${command} -- DIR`);
}

export const countLines = (counts: Counts): string[] =>
  Object.entries(counts).map(
    ([table, count]) => `${table.padEnd(16)}${String(count).padStart(10)}`,
  );
