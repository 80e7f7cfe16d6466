import ts from "typescript";

export interface LongFunction {
  /** Counted from 1. */
  readonly line: number;
  readonly lines: number;
  readonly name: string;
}

/** The functions in a source that exceed the limit, including nested ones. */
export function longFunctions(path: string, text: string, limit: number): LongFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  const long: LongFunction[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && !(isTest && isSuite(node))) {
      const line = lineOf(node.getStart());
      const lines = lineOf(node.end) - line + 1;
      if (lines > limit) long.push({ line, lines, name: nameOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return long;
}

type FunctionWithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

function isFunction(node: ts.Node): node is FunctionWithBody {
  return ts.isFunctionLike(node) && "body" in node && node.body !== undefined;
}

/** The body of a `describe` is a list of tests, which may be as long as its file. */
function isSuite({ parent }: FunctionWithBody): boolean {
  return ts.isCallExpression(parent) && /^(test\.)?describe\b/.test(parent.expression.getText());
}

function nameOf(node: FunctionWithBody): string {
  const named = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name;
  return named?.getText() ?? "a function without a name";
}
