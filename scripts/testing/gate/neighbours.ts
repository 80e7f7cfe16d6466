import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The part of a test file that determines its order. */
interface TestFile {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}

// The longest first, so that the last files are short and the processes end together.
const PROJECTS = ["server", "scripts", "web", "domain"];

const needsPage = (file: string) =>
  readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom");

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
 * Vitest reuses a process only for the next file, and only if it has the same project and
 * environment. Sorted by size alone, 522 files started 255 processes, each loading the code again.
 */
export class NeighbourSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return besideNeighbours(await super.sort(files));
  }
}
