const PATH = /(?<![\w./@#-])(?:src|scripts|e2e|docs)\/[\w./-]*\w/g;
// Code blocks in documents are examples.
const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const DOCUMENT = /[\w-]+\.md\b/g;

/**
 * Citations in a text that match no file: a path from the root, which may be a folder or a prefix
 * (`docs/decisions/005`), or a document's name.
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
