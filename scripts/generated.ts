import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join("docs", "generated");

export function writeGenerated(name: string, page: string): void {
  const path = join(FOLDER, `${name}.md`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, page);
  console.log(path);
}
