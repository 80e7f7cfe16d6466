import { readdirSync, readFileSync } from "node:fs";
import { longFunctions } from "./long-functions.ts";

const LIMIT = 60;

const paths = ["src", "e2e", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path));

for (const path of paths) {
  for (const { line, lines, name } of longFunctions(path, readFileSync(path, "utf8"), LIMIT)) {
    console.error(`${path}:${line} ${name} has ${lines} lines; ${LIMIT} is the limit.`);
    process.exitCode = 1;
  }
}
