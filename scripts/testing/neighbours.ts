import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What is needed to place a file of tests. */
interface TestFile {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}

// The longest first, so that the last files are short and the processes end together.
const PROJECTS = ["server", "scripts", "web", "domain"];

const needsPage = (file: string) =>
  readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom");

/** The files in their order, but those that can share a process beside each other. */
export function besideNeighbours<File extends TestFile>(files: readonly File[]): File[] {
  const places = new Map(
    files.map((file) => {
      const project = PROJECTS.indexOf(file.project.name);
      return [file, 2 * project + (needsPage(file.moduleId) ? 0 : 1)];
    }),
  );
  return files.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/**
 * Vitest hands a process on only to the next file, and only where that is of the same project and
 * environment. Sorted by their size alone, 522 files began 255 processes, which each loaded the
 * code anew.
 */
export class NeighbourSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return besideNeighbours(await super.sort(files));
  }
}
