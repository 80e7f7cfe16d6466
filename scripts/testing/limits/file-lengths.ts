import { readdirSync, readFileSync } from "node:fs";

const LIMIT = 300;

const tooLong = ["src", "e2e", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
  .map((path) => ({ path, lines: readFileSync(path, "utf8").trimEnd().split("\n").length }))
  .filter(({ lines }) => lines > LIMIT);

for (const { path, lines } of tooLong) {
  console.error(`${path} has ${lines} lines; split it by idea, ${LIMIT} is the limit.`);
}
process.exitCode = tooLong.length === 0 ? 0 : 1;
