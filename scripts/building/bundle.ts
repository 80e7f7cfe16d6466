import { parse } from "node:path";
import { build } from "vite";
import { webPlugins } from "../../vite.plugins.ts";
import { measuresKeptTogether } from "./kept-together.ts";
import { type BuildManifest, manifestOf } from "./manifest.ts";

/** Bundles the browser's half and says which file holds what, and needs which others. */
export async function bundleClient(): Promise<BuildManifest> {
  const built = await build({ configFile: "vite.config.ts", logLevel: "warn" });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("The bundler gave no files.");
  return manifestOf(result.output);
}

/** Of some hundred files each, most of which we never use: loading them took 15 MB of every start. */
const PACKED = ["kysely", "zod"];

/**
 * Bundles our own modules for Node, a file for each entry (`main.js` for `main.ts`); packages stay
 * in node_modules, except those packed and those `inlined`.
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
    // A page that is taken over must be what the browser would draw, down to its spaces.
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
