import { existsSync, readFileSync } from "node:fs";

const FILE = new URL("./build.txt", import.meta.url);
const NOTES = new URL("./contract-notes.json", import.meta.url);

/**
 * Returns the hash of the running build. When run from source, each start may run other code, so each start
 * counts as its own build.
 */
export const readBuild = (): string =>
  existsSync(FILE) ? readFileSync(FILE, "utf8").trim() : `sources${Date.now()}`;

/** What the contract's comments say about a call. */
interface ContractNote {
  readonly description: string;
  /** An example of the request body and of the answer; `null` without a whole one. */
  readonly sent: unknown;
  readonly answered: unknown;
}

/** By method and path. */
export type ContractNotes = Readonly<Record<string, ContractNote>>;

/** Returns the contract's comments as the build collected them; none when run from source. */
export const readContractNotes = (): ContractNotes =>
  existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, "utf8")) : {};
