import { readFile, rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { build } from "vite";
import { webPlugins } from "../../vite.plugins.ts";
import type { BuildManifest } from "./manifest.ts";

/** Bundles the browser's half and says which file needs which others. */
export async function bundleClient(folder: string): Promise<BuildManifest> {
  await build({ configFile: "vite.config.ts", logLevel: "warn" });
  const manifest = join(folder, ".vite/manifest.json");
  const read: BuildManifest = JSON.parse(await readFile(manifest, "utf8"));
  await rm(join(folder, ".vite"), { recursive: true });
  return read;
}

/**
 * Bundles our own modules for Node, a file for each entry (`main.js` for `main.ts`); packages stay
 * in node_modules.
 */
export async function bundleForNode(entries: readonly string[], folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [webPlugins()],
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
