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
  const groups = new Map(
    files.map((file) => {
      const { name } = file.project;
      return [file, `${PROJECTS.indexOf(name)} ${name} ${needsPage(file.moduleId) ? 0 : 1}`];
    }),
  );
  const groupOf = (file: File) => groups.get(file) ?? "";
  return files.toSorted((one, other) => groupOf(one).localeCompare(groupOf(other)));
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
