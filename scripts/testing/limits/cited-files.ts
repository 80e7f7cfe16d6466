import { readdirSync, readFileSync } from "node:fs";
import { lostCitations } from "./citations.ts";

const READ = /\.(ts|tsx|mjs|css|md)$/;
// Tests contain made-up file names.
const INVENTED = /\.test\.tsx?$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name.replaceAll("\\", "/")}`,
  );
const files = [...readdirSync("."), ...["src", "scripts", "e2e", "docs"].flatMap(filesOf)];

for (const file of files.filter((name) => READ.test(name) && !INVENTED.test(name))) {
  for (const citation of lostCitations(readFileSync(file, "utf8"), files)) {
    console.error(`${file} cites ${citation}, which is not in the repository.`);
    process.exitCode = 1;
  }
}
