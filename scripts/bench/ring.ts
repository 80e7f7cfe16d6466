import { chromium } from "@playwright/test";
import { build } from "vite";
import { webPlugins } from "../../vite.plugins.ts";
import { findBrowser } from "../testing/browser.ts";

// Measures the cost of ninety ring beads on a slow phone, relative to one. Usage:
//   node scripts/run.mjs bench/ring
const SLOWER = 4;
const ROUNDS = 200;
// The first ring includes React's start-up.
const COUNTS = [1, 90, 180] as const;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleRing(), type: "module" });
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const times = await page.evaluate(
    ([rounds, counts]) => {
      const { drawRing } = globalThis as unknown as { drawRing: (count: number) => number };
      const all = counts.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        counts.forEach((count, place) => {
          all[place]?.push(drawRing(count));
        });
      }
      return all.map((list) => ({
        first: list[0] ?? 0,
        usual: list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0,
      }));
    },
    [ROUNDS, COUNTS] as const,
  );
  console.log(`Drawing the ring, processor ${SLOWER} × slower, first and the median of ${ROUNDS}:`);
  times.forEach(({ first, usual }, place) => {
    console.log(`${COUNTS[place]} beads: ${first.toFixed(1)} ms, ${usual.toFixed(1)} ms`);
  });
} finally {
  await browser.close();
}

async function bundleRing(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [webPlugins()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: "scripts/bench/support/ring-page.tsx" } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [file] = result && "output" in result ? result.output : [];
  if (file?.type !== "chunk") throw new Error("The bundler gave no script.");
  return file.code;
}
