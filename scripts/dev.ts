import { spawn } from "node:child_process";
import { createServer } from "vite";
import { articlesWhileDeveloping } from "./building/dev-articles.ts";

// The API on PORT, restarted on changes, behind Vite with the pages.
process.env.PORT ??= "3000";
const api = spawn(
  process.execPath,
  ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "src/server/main.ts"],
  { stdio: ["ignore", "inherit", "inherit"] },
);
const pages = await createServer({ clearScreen: false, plugins: [articlesWhileDeveloping()] });
await pages.listen();
pages.printUrls();

const stop = async () => {
  api.kill("SIGTERM");
  await pages.close();
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
