import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { expect, test } from "vitest";
import { datedTests } from "./dated-tests.ts";

// A file that no runner collects, after a move or with a wrong name, would never fail.

const posix = (path: string) => path.split(sep).join("/");

const files = ["src", "scripts", "e2e"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    posix(`${folder}/${name}`),
  ),
);

function collectedByVitest(): string[] {
  const parameters = ["node_modules/vitest/vitest.mjs", "list", "--filesOnly", "--json"];
  const list: { file: string }[] = JSON.parse(
    execFileSync(process.execPath, parameters, { encoding: "utf8" }),
  );
  return list.map(({ file }) => posix(relative(process.cwd(), file)));
}

test("vitest runs every test file once", () => {
  const tests = files.filter((file) => /\.test\.[^/]*$/.test(file));
  expect(tests.length).toBeGreaterThan(0);
  expect(collectedByVitest().sort()).toEqual(tests.sort());
});

test("every journey is in e2e, where Playwright looks", () => {
  const strays = files.filter((file) => /\.spec\.[^/]*$/.test(file) && !file.startsWith("e2e/"));
  expect(strays).toEqual([]);
});

test.each(datedTests)("the tests run in other time zones include some of %s", (word) => {
  expect(files.filter((file) => /\.test\./.test(file) && file.includes(word))).not.toEqual([]);
});
