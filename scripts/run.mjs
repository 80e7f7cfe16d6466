// Runs a TypeScript script of this folder, after installing packages and building if needed.
import { spawn } from "node:child_process";
import { prepareFor, root } from "./prepare.mjs";

const [script = "", ...parameters] = process.argv.slice(2);
prepareFor(script);
const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...parameters], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  // A terminal sends Ctrl-C to the child as well; otherwise it has to be forwarded.
  process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
}
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
