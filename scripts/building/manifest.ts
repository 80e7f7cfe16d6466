import { relative } from "node:path";
import { singleName } from "./words-in-code.ts";

export interface Output {
  readonly type: "chunk" | "asset";
  readonly fileName: string;
}

export interface Chunk extends Output {
  readonly type: "chunk";
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, unknown>>;
}

export interface BuildManifest {
  readonly scripts: Readonly<Record<string, Script>>;
  readonly fileOf: Readonly<Record<string, string>>;
}

interface Script {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export const isChunk = (one: Output): one is Chunk => one.type === "chunk";

export function manifestOf(output: readonly Output[], files: ReadonlySet<string>): BuildManifest {
  const chunks = output.filter(isChunk);
  const named = (fileName: string) => (files.has(fileName) ? fileName : singleName(fileName));
  return {
    scripts: Object.fromEntries(
      chunks.map(({ fileName, imports, dynamicImports }) => [
        named(fileName),
        { imports: imports.map(named), dynamicImports: dynamicImports.map(named) },
      ]),
    ),
    fileOf: Object.fromEntries(
      chunks.flatMap(({ fileName, modules }) =>
        Object.keys(modules).map((id) => [relative(".", id), named(fileName)]),
      ),
    ),
  };
}

export function scriptsOf(manifest: BuildManifest, sources: readonly string[]): Set<string> {
  return withImports(
    manifest,
    sources.map((source) => fileWith(manifest, source)),
  );
}

export function scriptsIn(manifest: BuildManifest, areas: readonly string[]): Set<string> {
  const fileOf = (area: string) => {
    const file = Object.keys(manifest.scripts).find((name) =>
      new RegExp(`^assets/${area}-.{8}[.]`).test(name),
    );
    if (file === undefined) throw new Error(`The build has no file for ${area}.`);
    return file;
  };
  return withImports(manifest, areas.map(fileOf));
}

export function withImports(manifest: BuildManifest, scripts: readonly string[]): Set<string> {
  const files = new Set<string>();
  const pending = [...scripts];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    pending.push(...(manifest.scripts[file]?.imports ?? []));
  }
  return files;
}

function fileWith({ fileOf }: BuildManifest, source: string): string {
  const file = fileOf[source];
  if (file === undefined) throw new Error(`The build has no ${source}.`);
  return file;
}
