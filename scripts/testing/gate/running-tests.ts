import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export interface RunningTest {
  /** The titles of its groups, the outermost first. */
  readonly groups: readonly string[];
  /** Its own title, with placeholders as in the source. */
  readonly title: string;
}

/** What prevents a test from running or from having to pass. */
const NOT_A_PROOF = new Set(["skip", "skipIf", "runIf", "todo", "fixme", "fail", "fails"]);
const TESTS = /^src[/\\].+\.test\.tsx?$|^scripts[/\\].+\.test\.ts$|^e2e[/\\].+\.spec\.ts$/;

export function readTestFiles(): { readonly path: string; readonly source: string }[] {
  return ["src", "scripts", "e2e"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => TESTS.test(path))
    .map((path) => ({ path, source: readFileSync(path, "utf8") }));
}

/**
 * Finds the tests in a source that run.
 * @example runningTestsIn("moon.test.ts", 'it("is round", () => {});')
 * // [{ groups: [], title: "is round" }]
 */
export function runningTestsIn(file: string, source: string): RunningTest[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  return switchesOff(tree) ? [] : testsUnder(tree, [], tree);
}

function testsUnder(node: ts.Node, groups: readonly string[], tree: ts.SourceFile): RunningTest[] {
  const tests: RunningTest[] = [];
  ts.forEachChild(node, (child) => {
    const block = blockOf(child, tree);
    if (block === null) tests.push(...testsUnder(child, groups, tree));
    else if (!block.runs) return;
    else if (block.isGroup) tests.push(...testsUnder(block.body, [...groups, block.title], tree));
    else tests.push({ groups, title: block.title });
  });
  return tests;
}

interface Block {
  readonly isGroup: boolean;
  readonly title: string;
  readonly body: ts.Node;
  readonly runs: boolean;
}

function blockOf(node: ts.Node, tree: ts.SourceFile): Block | null {
  if (!ts.isCallExpression(node)) return null;
  const names = namesIn(node.expression);
  const title = titleOf(node.arguments[0], tree);
  const body = node.arguments.find(ts.isFunctionLike);
  // Without a title it is a setting such as `test.use`; without a body an unwritten test.
  if (!RUNNERS.has(names[0] ?? "") || title === null || body === undefined) return null;
  return {
    isGroup: names.includes("describe"),
    title,
    body,
    runs: !names.some(isSwitch) && !node.arguments.some(isSwitchedOff) && !switchesOff(body),
  };
}

const RUNNERS = new Set(["it", "test", "describe"]);
const isSwitch = (name: string) => NOT_A_PROOF.has(name);

/** `test.describe.each(table)` is `["test", "describe", "each"]`. */
function namesIn(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) {
    return [...namesIn(callee.expression), callee.name.text];
  }
  if (ts.isCallExpression(callee)) return namesIn(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesIn(callee.tag) : [];
}

function titleOf(node: ts.Expression | undefined, tree: ts.SourceFile): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(tree).slice(1, -1) : null;
}

/** `it("…", { skip: true }, …)` */
function isSwitchedOff(options: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(options) &&
    options.properties.some(({ name }) => name && ts.isIdentifier(name) && isSwitch(name.text))
  );
}

/** Whether a file, a group or a test calls `test.skip()` or similar. */
function switchesOff(scope: ts.Node): boolean {
  return (
    ts.forEachChild(scope, (child) => {
      if (ts.isCallExpression(child) && isBareSwitch(child)) return true;
      return ts.isFunctionLike(child) ? false : switchesOff(child);
    }) ?? false
  );
}

/** `test.skip()`, or with a condition instead of a title. */
function isBareSwitch({ expression, arguments: [first] }: ts.CallExpression): boolean {
  const [runner = "", ...rest] = namesIn(expression);
  const isTitled = first !== undefined && ts.isStringLiteralLike(first);
  return RUNNERS.has(runner) && rest.some(isSwitch) && !isTitled;
}
