import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

it("every dependency has an exact version", () => {
  const { dependencies, devDependencies } = read("package.json");
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(
    versions.filter((version) => !/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

interface LockedPackage {
  readonly integrity?: string;
  /** Absent for packages from the registry. */
  readonly resolved?: string;
  /** Bundled in another package, which has a hash. */
  readonly inBundle?: boolean;
}

it("every package has a hash and comes from the registry", () => {
  const { "": _, ...packages } = read("package-lock.json").packages;
  const locked = Object.entries<LockedPackage>(packages);
  const fetched = locked.filter(([, { inBundle }]) => inBundle !== true);
  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))).toEqual([]);
  const isStray = (address: string) => !address.startsWith("https://registry.npmjs.org/");
  expect(locked.filter(([, { resolved }]) => resolved && isStray(resolved))).toEqual([]);
});

it("the SQLite driver is compiled, not downloaded", () => {
  // Only a build leaves this file; a downloaded driver is the binary alone.
  expect(existsSync("node_modules/better-sqlite3/build/config.gypi")).toBe(true);
  expect(readFileSync("Dockerfile", "utf8")).toContain(
    "RUN npm_config_build_from_source=better-sqlite3 npm ci",
  );
});

it("every image is pinned to a digest, with its version before it", () => {
  const texts = ["Dockerfile", "compose.yaml"].map((file) => readFileSync(file, "utf8")).join("\n");
  const images = [...texts.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(3);
  for (const image of images)
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?-[\w-]+@sha256:[0-9a-f]{64}$/);
});

it("every action of a workflow is pinned to a commit, with its version beside it", () => {
  const folder = ".github/workflows";
  const steps = readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .filter((line) => line.includes("uses:")),
  );
  expect(steps.length).toBeGreaterThan(5);
  const isPinned = (step: string) => /uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(step);
  expect(steps.filter((step) => !isPinned(step))).toEqual([]);
});
