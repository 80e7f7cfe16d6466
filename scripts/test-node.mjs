// `npm run test:node -- 24`. Without a database: the SQLite driver is built for one version only.
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
