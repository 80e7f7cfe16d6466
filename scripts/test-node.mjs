// `npm run test:node -- 24`: runs the tests without a database on another Node version. The SQLite
// driver is built for one version only; docs/running.md explains how to run the others.
import { spawnSync } from "node:child_process";

const [version = "24", ...rest] = process.argv.slice(2);
const tests = ["node_modules/vitest/vitest.mjs", "run", "--project", "domain", "--project", "web"];
const withDriver = ["**/ten-years.test.ts", "**/health-connect.test.ts"];
tests.push(...withDriver.map((file) => `--exclude=${file}`));
const { status } = spawnSync("npx", ["-y", `node@${version}`, ...tests, ...rest], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
