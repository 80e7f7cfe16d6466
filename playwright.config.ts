import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { installedLightBrowser } from "./scripts/testing/browser.ts";

const switchedOff = [
  // The pages of the address bar's suggestions: two more processes for every window of a test.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // What Playwright switches off by itself, whose list this one replaces.
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

// What a browser without a screen, without root's sandbox and without Google's services needs.
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as in a browser with windows, or lines break elsewhere.
  "--font-render-hinting=none",
  `--disable-features=${switchedOff.join(",")}`,
];

// Without one, Playwright looks for its own download. The workers inherit what is found here.
process.env.MWEZI_BROWSER ??= installedLightBrowser()?.path ?? "";
const browser = process.env.MWEZI_BROWSER;

export default defineConfig({
  testDir: "e2e",
  // One more than there are cores: a journey often waits for a transition or a timer.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    locale: "en-ZA",
    // What a worker answers comes neither from the network nor in its time: only offline.spec.ts asks for one.
    serviceWorkers: "block",
    timezoneId: "Africa/Johannesburg",
    viewport: { width: 390, height: 780 },
    // What moves is drawn anew for each frame, which two cores without a screen card pay dearly.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every journey would take a third of its time: asked for where one fails.
    trace: process.env.MWEZI_TRACE ? "retain-on-failure" : "off",
    launchOptions: { args: quiet, ...(browser ? { executablePath: browser } : {}) },
  },
});
