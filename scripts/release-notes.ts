import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// `node scripts/release-notes.ts v1.0.0`, on Node 24 without packages.

/** @throws if package.json has another version, or the changelog has no such section */
export function releaseNotes(tag: string, changelog: string, version: string): string {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json has ${version}.`);
  const [, section] = changelog.split(`\n## ${version} – `);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  const [dated = ""] = section.split("\n## ");
  return dated.slice(dated.indexOf("\n")).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  console.log(releaseNotes(process.argv[2] ?? "", readFileSync("CHANGELOG.md", "utf8"), version));
}
