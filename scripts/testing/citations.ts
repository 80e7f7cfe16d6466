const PATH = /(?<![\w./@#-])(?:src|scripts|e2e|docs)\/[\w./-]*\w/g;
const DOCUMENT = /[\w-]+\.md\b/g;

/**
 * What a text cites that is not among the files: a path from the root, which may be a folder or how
 * a name begins (`docs/decisions/005`), or a document by its name alone.
 * @example lostCitations("see README.md", ["README.md"]) // []
 */
export function lostCitations(text: string, files: readonly string[]): string[] {
  const paths = text.match(PATH) ?? [];
  const documents = (text.match(DOCUMENT) ?? []).filter(
    (name) => !paths.some((path) => path.endsWith(name)),
  );
  const isLost = (path: string) => !files.some((file) => file.startsWith(path));
  const isUnknown = (name: string) => !files.some((file) => `/${file}`.endsWith(`/${name}`));
  return [...new Set([...paths.filter(isLost), ...documents.filter(isUnknown)])];
}
