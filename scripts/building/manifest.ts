/** The part of Vite's manifest that the build reads: each source with its file and its needs. */
export interface BuildManifest {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly assets?: readonly string[];
    /** Sources it cannot run without. */
    readonly imports?: readonly string[];
    /** Sources it fetches when they are needed. */
    readonly dynamicImports?: readonly string[];
  };
}

/** The scripts that stand or fall with these sources: their own and all they import. */
export function scriptsOf(manifest: BuildManifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const pending = [...sources];
  for (let source = pending.pop(); source !== undefined; source = pending.pop()) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    pending.push(...(chunk.imports ?? []));
  }
  return files;
}
