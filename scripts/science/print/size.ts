import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { Target } from "../targets.ts";

/** Everything a screen needs to compute forecast, phase and fertile days. */
const SCIENCE = [
  "forecast/forecast-period",
  "phase/fertile-days",
  "phase/phase-statement",
  "ovulation/ovulation-evidence",
] as const;
const KILOBYTE = 1024;

export async function printSize(): Promise<Target[]> {
  const entry = "virtual:science";
  const code = SCIENCE.map((file) => `export * from "#domain/${file}.ts";`).join("\n");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: "strict" } },
    plugins: [
      {
        name: "science",
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
  });
  const outputs = "output" in built ? built.output : [];
  const scripts = outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : []));
  const size = gzipSync(scripts.join("\n")).length / KILOBYTE;
  console.log(`\nThe science in ${size.toFixed(1)} kB of gzip.`);
  return [{ name: "science: kB of gzip", value: size, most: 14 }];
}
