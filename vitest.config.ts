import { availableParallelism, tmpdir } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { NeighbourSequencer } from "./scripts/testing/gate/neighbours.ts";
import { memoryFolder } from "./scripts/testing/memory-folder.ts";
import { webPlugins } from "./vite.plugins.ts";

const setupFiles = [
  "scripts/testing/small-machine.ts",
  "scripts/testing/strict-console.ts",
  "scripts/testing/fresh-page.ts",
];

// They are made from entries in memory: their tests, in every time zone, start no PostgreSQL.
const DOCUMENTS = "src/server/documents/**/*.test.ts";

// A newer Node has an empty localStorage of its own, which hides that of the page in a test.
const hasWebStorage = process.allowedNodeEnvironmentFlags.has("--experimental-webstorage");

const execArgv = hasWebStorage ? ["--no-experimental-webstorage"] : [];
// Less garbage collection, as in the journeys. Not for the server: there it also applies to threads
// that tests let run out of memory, which then ends the whole process.
const withLargeYoungGeneration = [...execArgv, "--max-semi-space-size=64"];

// A saved entry waits for the disk, and the tests have thousands. None asks what is left after a
// power cut, so their files stand in memory.
process.env.TMPDIR = memoryFolder() ?? tmpdir();

export default defineConfig({
  test: {
    // Argon2 and two databases on a shared two-core machine need more than the usual five seconds,
    // and ten times as much on a slow day: the limit only ends what hangs.
    testTimeout: 240_000,
    // No test replaces a module or keeps anything in one, so files may share a process.
    isolate: false,
    sequence: { sequencer: NeighbourSequencer },
    // A test waits for PostgreSQL or a thread of the server, and leaves its own core alone meanwhile.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    execArgv,
    setupFiles,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: "domain",
          execArgv: withLargeYoungGeneration,
          include: ["src/{domain,contract,report}/**/*.test.ts", DOCUMENTS],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["src/server/**/*.test.ts"],
          exclude: [...configDefaults.exclude, DOCUMENTS],
          globalSetup: [
            "scripts/testing/postgres/global-postgres.ts",
            "scripts/testing/global-thread.ts",
          ],
        },
      },
      {
        extends: true,
        plugins: webPlugins(),
        test: {
          name: "web",
          execArgv: withLargeYoungGeneration,
          include: ["src/web/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        // One test draws the web's pictures beside the server's files.
        plugins: webPlugins(),
        test: {
          name: "scripts",
          execArgv: withLargeYoungGeneration,
          include: ["scripts/**/*.test.ts"],
        },
      },
    ],
  },
});
