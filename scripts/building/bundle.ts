import { rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { build } from "vite";
import clientConfig from "../../vite.config.ts";
import { webPlugins } from "../../vite.plugins.ts";
import { type BuildManifest, isChunk, manifestOf, type Output } from "./manifest.ts";
import { copiesOf, wordsOfAll } from "./words-in-code.ts";

export async function bundleClient(): Promise<BuildManifest> {
  const built = await build({ ...clientConfig, configFile: false, logLevel: "warn" });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("The bundler gave no files.");
  return writeCopies(result.output);
}

const FOLDER = "dist/web";

async function writeCopies(output: readonly Output[]): Promise<BuildManifest> {
  const scripts = output.filter(isChunk);
  const copies = copiesOf(scripts, wordsOfAll());
  await Promise.all(scripts.map(({ fileName }) => rm(join(FOLDER, fileName))));
  await Promise.all([...copies].map(([name, code]) => writeFile(join(FOLDER, name), code)));
  return manifestOf(output, new Set(copies.keys()));
}

/** Packages of hundreds of files, mostly unused: loading them unbundled cost every start 15 MB. */
const PACKED = ["kysely", "zod"];

/** Writes one file per entry. Packages stay in node_modules, except PACKED and `inlined`. */
export async function bundleForNode(
  entries: readonly string[],
  folder: string,
  inlined: readonly string[] = [],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [webPlugins()],
    ssr: { noExternal: [...PACKED, ...inlined] },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [parse(entry).name, entry])),
        // Pages for members, which are not prerendered.
        external: (id, importer) =>
          importer?.endsWith("/src/web/app/pages.ts") && /^#web\/pages\/(?!visit)/.test(id),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        checks: { pluginTimings: false },
      },
    },
  });
}
