import ts from "typescript";

/** A test that names rules of the specification in its title. */
export interface Proof {
  /** The titles of its groups and its own, without the ids; places for values as in the source. */
  readonly title: string;
  readonly ids: readonly string[];
}

const ID = /\bS\d+-\d+\b/g;
const IDS_OF_TITLE = /\s*\[S\d[^\]]*\]/g;

/** What keeps a test from running, or from having to hold. */
const NOT_A_PROOF = new Set(["skip", "skipIf", "runIf", "todo", "fixme", "fail", "fails"]);

/**
 * The tests of a source that run and name a rule.
 * @example proofsIn("moon.test.ts", 'it("is round [S2-01]", () => {});')
 */
export function proofsIn(file: string, source: string): Proof[] {
  if (source.search(ID) === -1) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  return switchesOff(tree) ? [] : proofsUnder(tree, [], tree);
}

function proofsUnder(node: ts.Node, groups: readonly string[], tree: ts.SourceFile): Proof[] {
  const proofs: Proof[] = [];
  ts.forEachChild(node, (child) => {
    const block = blockOf(child, tree);
    if (block === null) proofs.push(...proofsUnder(child, groups, tree));
    else if (!block.runs) return;
    else if (block.isGroup) proofs.push(...proofsUnder(block.body, [...groups, block.title], tree));
    else proofs.push(...proofOf(block.title, groups));
  });
  return proofs;
}

function proofOf(title: string, groups: readonly string[]): Proof[] {
  const ids = [...new Set(title.match(ID))];
  if (ids.length === 0) return [];
  return [{ title: [...groups, title.replace(IDS_OF_TITLE, "")].join(" › "), ids }];
}

/** A call of `it`, `test` or `describe`, with what follows them. */
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
  // Without a title it is a setting, such as `test.use`; without a body a test still to be written.
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

/** Whether a file, a group or a test calls `test.skip()` or the like for itself. */
function switchesOff(scope: ts.Node): boolean {
  return (
    ts.forEachChild(scope, (child) => {
      if (ts.isCallExpression(child) && isBareSwitch(child)) return true;
      return ts.isFunctionLike(child) ? false : switchesOff(child);
    }) ?? false
  );
}

/** `test.skip()`, or with a condition in place of a title. */
function isBareSwitch({ expression, arguments: [first] }: ts.CallExpression): boolean {
  const [runner = "", ...rest] = namesIn(expression);
  const isTitled = first !== undefined && ts.isStringLiteralLike(first);
  return RUNNERS.has(runner) && rest.some(isSwitch) && !isTitled;
}
