import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { constructions } from "./constructions.ts";

const READ = /\.(ts|tsx|mjs|css|md)$/;
/** Texts for users, quotations of them, and lists of phrases have their own rules. */
const OTHER_RULES =
  /^docs\/security\.md|\/(articles|legal|phrases|crisis-phrases|concern-words|messages|words)\/|^scripts\/spec\/rules\.md/;
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)(.*)$/;
const TEST_NAME = /\b(?:describe|it|test)[\w.]*(?:\([^"'`]*\))?\(\s*(["'`])(.*?)\1/;

/** Awkward constructions in the comments, test names and documents of a file, a line each. */
export function constructionsIn(file: string, source: string): string[] {
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  return source.split("\n").flatMap((line, index) => {
    const prose = file.endsWith(".md") ? line : (COMMENT.exec(line)?.[1] ?? nameIn(line, isTest));
    return constructions.flatMap(({ not, but }) => {
      const [found] = not.exec(withoutCode(prose)) ?? [];
      return found === undefined ? [] : [`${file}:${index + 1} “${found}”: write ${but}`];
    });
  });
}

const nameIn = (line: string, isTest: boolean) => (isTest ? (TEST_NAME.exec(line)?.[2] ?? "") : "");

const withoutCode = (prose: string) =>
  prose.replace(/@example.*|`[^`]*`|"[^"]*"|“[^”]*”|https?:\S+/g, "");

/** The same in every file that git knows. */
export const constructionsOfMwezi = (): string[] =>
  execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => READ.test(file) && !OTHER_RULES.test(file))
    .flatMap((file) => constructionsIn(file, readFileSync(file, "utf8")));
