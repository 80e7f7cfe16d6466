import { existsSync, readFileSync } from "node:fs";

const FILE = new URL("./build.txt", import.meta.url);
const NOTES = new URL("./contract-notes.json", import.meta.url);

/** When run from source, each start may run other code, so each start counts as its own build. */
export const readBuild = (): string =>
  existsSync(FILE) ? readFileSync(FILE, "utf8").trim() : `sources${Date.now()}`;

interface ContractNote {
  readonly description: string;
  /** An example of the request body and of the answer; `null` without a whole one. */
  readonly sent: unknown;
  readonly answered: unknown;
}

export type ContractNotes = Readonly<Record<string, ContractNote>>;

export const readContractNotes = (): ContractNotes =>
  existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, "utf8")) : {};
