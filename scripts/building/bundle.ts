import { parse } from "node:path";
import { build } from "vite";
import { webPlugins } from "../../vite.plugins.ts";
import { measuresKeptTogether } from "./kept-together.ts";
import { type BuildManifest, manifestOf } from "./manifest.ts";

/** Bundles the client and returns which file contains what and needs which others. */
export async function bundleClient(): Promise<BuildManifest> {
  const built = await build({ configFile: "vite.config.ts", logLevel: "warn" });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("The bundler gave no files.");
  return manifestOf(result.output);
}

/** Packages of hundreds of files, mostly unused: loading them unbundled cost every start 15 MB. */
const PACKED = ["kysely", "zod"];

/**
 * Bundles our modules for Node, one file per entry (`main.js` for `main.ts`). Packages stay in
 * node_modules, except those in PACKED and `inlined`.
 */
export async function bundleForNode(
  entries: readonly string[],
  folder: string,
  inlined: readonly string[] = [],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // A prerendered page must equal the browser's rendering, down to its spaces.
    plugins: [webPlugins(), measuresKeptTogether()],
    ssr: { noExternal: [...PACKED, ...inlined] },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [parse(entry).name, entry])),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        checks: { pluginTimings: false },
      },
    },
  });
}
