import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { installedLightBrowser } from "./scripts/testing/browser.ts";
import "./scripts/testing/small-machine.ts";

const switchedOff = [
  // Suggestions of the address bar: two more processes per window.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Playwright's own list, which this one replaces.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

// For a browser without a screen, a sandbox and Google services.
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as in a browser with windows, so that lines break alike.
  "--font-render-hinting=none",
  `--disable-features=${switchedOff.join(",")}`,
];

// Without one Playwright uses its own download. The workers inherit the variable.
process.env.MWEZI_BROWSER ??= installedLightBrowser()?.path ?? "";
const browser = process.env.MWEZI_BROWSER;
// A worker also serves the app; with Node's usual 16 MB for new objects, collecting garbage took a
// quarter of its processor time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim();

export default defineConfig({
  testDir: "e2e",
  // One more than there are cores, as journeys often wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The limit only ends what hangs: CI takes twice as long on some days.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    locale: "en-ZA",
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A worker's responses bypass the network that tests control; only offline.spec.ts allows it.
    serviceWorkers: "block",
    timezoneId: "Africa/Johannesburg",
    viewport: { width: 390, height: 780 },
    // Animations are slow without a graphics card.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every journey would take a third of its time.
    trace: process.env.MWEZI_TRACE ? "retain-on-failure" : "off",
    launchOptions: { args: quiet, ...(browser ? { executablePath: browser } : {}) },
  },
});
