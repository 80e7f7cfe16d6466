const PATH = /(?<![\w./@#-])(?:src|scripts|e2e|docs)\/[\w./-]*\w/g;
// What a document shows as code is an example.
const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const DOCUMENT = /[\w-]+\.md\b/g;

/**
 * What a text cites that is not among the files: a path from the root, which may be a folder or how
 * a name begins (`docs/decisions/005`), or a document by its name alone.
 * @example lostCitations("see README.md", ["README.md"]) // []
 */
export function lostCitations(text: string, files: readonly string[]): string[] {
  const prose = text.replace(CODE_BLOCK, "");
  const paths = prose.match(PATH) ?? [];
  const documents = (prose.match(DOCUMENT) ?? []).filter(
    (name) => !paths.some((path) => path.endsWith(name)),
  );
  const isLost = (path: string) => !files.some((file) => file.startsWith(path));
  const isUnknown = (name: string) => !files.some((file) => `/${file}`.endsWith(`/${name}`));
  return [...new Set([...paths.filter(isLost), ...documents.filter(isUnknown)])];
}
