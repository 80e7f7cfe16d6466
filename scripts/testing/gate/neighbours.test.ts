import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { besideNeighbours } from "./neighbours.ts";

const folder = mkdtempSync(join(tmpdir(), "mwezi-neighbours-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, project: string, text = "") {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, text);
  return { moduleId, name, project: { name: project } };
}

const PAGE = "// @vitest-environment happy-dom\n";

test("files of the same project and environment are adjacent, in order", () => {
  const files = [
    file("a", "domain"),
    file("b", "web", PAGE),
    file("c", "server"),
    file("d", "web"),
    file("e", "domain"),
    file("f", "web", PAGE),
    file("g", "scripts"),
    file("h", "server"),
  ];
  const names = besideNeighbours(files).map(({ name }) => name);
  expect(names.join("")).toBe("chgbfdae");
});
