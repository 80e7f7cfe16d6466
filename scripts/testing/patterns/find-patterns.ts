import ts from "typescript";

interface Pattern {
  /** `path:line`. */
  readonly place: string;
  /** As written: a regular expression, or the call that creates one. */
  readonly text: string;
}

export function findPatterns(path: string, source: string): Pattern[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || isConstructed(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      patterns.push({ place: `${path}:${line}`, text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
}

const isConstructed = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
