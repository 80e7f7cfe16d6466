import { build } from "vite";

export async function firstPaint(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: ["chrome111", "firefox114", "safari16.4"],
      rolldownOptions: {
        input: "src/web/first-paint.ts",
        output: { format: "iife" },
        checks: { pluginTimings: false },
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [chunk] = result && "output" in result ? result.output : [];
  if (chunk?.type !== "chunk") throw new Error("The bundler gave no script.");
  return chunk.code;
}
