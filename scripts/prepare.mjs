// Plain JavaScript without packages, as it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const sources = [
  "src",
  "scripts/build.ts",
  "scripts/building",
  "package.json",
  "package-lock.json",
];
const DRIVER = "node_modules/better-sqlite3/build/Release/better_sqlite3.node";
const products = ["dist/server/main.js", "dist/web/index.html"];

/** The scripts that need the build. `npm test` builds, too. */
export const scriptsOfProduct = [
  ...[
    "attack/main",
    "bench/main",
    "bench/browser-import",
    "bench/data",
    "bench/exports",
    "bench/import",
    "bench/soak",
  ],
  ...["bench/web", "bench/writes", "screenshots", "words"],
];

export function installIfNeeded() {
  if (isInstalled()) return rebuildIfNeeded();
  console.log("Installing the packages (about a minute)…");
  npm("ci");
}

/**
 * Compiles the SQLite driver, whose source has a hash in the lock file. A binary from its project has none, so
 * it is downloaded only where nothing can be compiled.
 * @param {string[]} parameters
 */
function npm(...parameters) {
  // Errors only: some build packages warn about this Node version although they work.
  const quiet = [...parameters, "--no-audit", "--no-fund", "--loglevel=error"];
  const fromSource = { ...process.env, npm_config_build_from_source: "better-sqlite3" };
  if (spawnIn(fromSource, "npm", quiet).status === 0) return;
  console.log(
    "Trying again with a downloaded SQLite driver, which no hash covers. To compile it, install Python 3, make and a C++ compiler.",
  );
  run("npm", quiet);
}

/** Rebuilds the database driver after a change of Node's version, to which its binary is tied. */
function rebuildIfNeeded() {
  try {
    process.dlopen({ exports: {} }, join(root, DRIVER));
  } catch (error) {
    if (!/NODE_MODULE_VERSION/.test(String(error))) return;
    console.log(`Building the SQLite driver for Node ${process.version} (about a minute)…`);
    npm("rebuild", "better-sqlite3");
  }
}

/** Installs packages, and builds the product if the script runs it. @param {string} script */
export function prepareFor(script) {
  installIfNeeded();
  if (scriptsOfProduct.includes(script)) buildIfNeeded();
}

export function buildIfNeeded() {
  if (isBuilt()) return;
  installIfNeeded();
  console.log("Building…");
  run("npm", ["run", "build", "--silent"]);
}

/** @param {string} command @param {string[]} parameters */
function run(command, parameters) {
  const { status, error } = spawnIn(process.env, command, parameters);
  if (status === 0) return;
  console.error(`"${command} ${parameters.join(" ")}" failed.${error ? ` ${error.message}` : ""}`);
  process.exit(status ?? 1);
}

/** @param {NodeJS.ProcessEnv} env @param {string} command @param {string[]} parameters */
function spawnIn(env, command, parameters) {
  const shell = process.platform === "win32";
  return spawnSync(command, parameters, { cwd: root, stdio: "inherit", shell, env });
}

/** Optional packages of other platforms may be missing; all others must be installed. */
function isInstalled() {
  const installed = readLock("node_modules/.package-lock.json");
  return (
    installed !== undefined &&
    Object.entries(readLock("package-lock.json") ?? {}).every(
      ([path, wanted]) =>
        path === "" || wanted.optional || installed[path]?.version === wanted.version,
    )
  );
}

/** @param {string} file @returns {Record<string, { version: string, optional?: boolean }> | undefined} */
function readLock(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}

function isBuilt() {
  if (!products.every((product) => existsSync(join(root, product)))) return false;
  const built = Math.min(...products.map((product) => statSync(join(root, product)).mtimeMs));
  const configs = readdirSync(root).filter((name) => /\.(config|plugins)\.ts$|\.html$/.test(name));
  return [...sources, ...configs].every((source) => newest(join(root, source)) <= built);
}

/** A folder changes when something in it is deleted, so it counts too. @param {string} path @returns {number} */
function newest(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
