// `npm start`, also the first command after cloning.
import { buildIfNeeded, installIfNeeded, root } from "./prepare.mjs";

installIfNeeded();
buildIfNeeded();
process.env.NODE_ENV ??= "production";
process.chdir(root);
stopWithNpm();
// In this process, so that signals reach the server.
await import(new URL("../dist/server/main.js", import.meta.url).href);
if (!process.exitCode) {
  const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
  console.log(`\n  Mwezi: http://${HOST}:${PORT}  (stop it with Ctrl+C)\n`);
}

/** The shell between npm and this process exits on SIGTERM without forwarding it. */
function stopWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
