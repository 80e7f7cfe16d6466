import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without windows: journeys take a sixth less time in it. Benches use the whole one. */
const LIGHT = "chromium-headless-shell";
const named = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const placed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

interface Browser {
  readonly path: string;
  readonly version: string;
}

/** Finds or downloads a Chromium. `undefined` if there is none. */
export function findBrowser(): string | undefined {
  const path = installed() ?? playwrightsOwn() ?? downloaded() ?? fromDistribution();
  if (path === undefined) {
    console.log("No browser: install Chromium or Chrome, or name one in MWEZI_BROWSER.");
  }
  return path;
}

export function launchBrowser(executablePath = findBrowser()) {
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** Finds a browser for the journeys. On Debian, root adds the light one of the same version. */
export function findLightBrowser(): string | undefined {
  // The journeys with notifications need the whole one too.
  const found = (installedWholeBrowser() && installedLightBrowser()?.path) ?? findBrowser();
  if (found === "/usr/bin/chromium" && isRoot()) {
    const shown = spawnSync("dpkg-query", ["--show", "chromium"], { encoding: "utf8" }).stdout;
    const version = shown?.trim().split("\t")[1];
    if (version) installFromDistribution(`${LIGHT}=${version}`);
  }
  const browser = installedLightBrowser();
  return browser ? say(browser.path, `the installed ${browser.version}`) : found;
}

export function installedLightBrowser(): Browser | undefined {
  return installedBrowser([LIGHT, ...named]);
}

/** The browser for journeys with notifications, which the light one never shows. */
export function installedWholeBrowser(): Browser | undefined {
  const isLight = process.env.MWEZI_BROWSER?.endsWith(LIGHT);
  return isLight ? firstInstalled([...named, ...placed]) : installedBrowser();
}

const installedBrowser = (names: readonly string[] = named): Browser | undefined =>
  firstInstalled([process.env.MWEZI_BROWSER ?? "", ...names, ...placed]);

function firstInstalled(candidates: readonly string[]): Browser | undefined {
  for (const candidate of candidates) {
    if (candidate === "") continue;
    const version = spawnSync(candidate, ["--version"], { encoding: "utf8", timeout: 20_000 });
    if (version.status !== 0) continue;
    const path = /[/\\]/.test(candidate) ? candidate : whereIs(candidate);
    return { path, version: version.stdout.trim() };
  }
  return undefined;
}

function installed(): string | undefined {
  const browser = installedBrowser();
  return browser && say(browser.path, `the installed ${browser.version}`);
}

function whereIs(name: string): string {
  return spawnSync("which", [name], { encoding: "utf8" }).stdout.trim() || name;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? say(path, "the one Playwright downloaded before") : undefined;
}

function downloaded(): string | undefined {
  console.log("No browser is installed: asking Playwright to download one…");
  if (!playwright("install", "chromium")) return undefined;
  // Only root can install its libraries; it may run without them.
  if (isRoot()) playwright("install-deps", "chromium");
  const path = chromium.executablePath();
  return existsSync(path) ? say(path, "Playwright's own download") : undefined;
}

function playwright(...parameters: string[]): boolean {
  const cli = ["node_modules/@playwright/test/cli.js", ...parameters];
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" };
  return spawnSync(process.execPath, cli, { env, timeout: 240_000, stdio: "pipe" }).status === 0;
}

function fromDistribution(): string | undefined {
  if (!isRoot() || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.log("The download failed: installing the distribution's Chromium…");
  installFromDistribution("chromium");
  return installed();
}

/** Installs only what could be downloaded in time: a slow or missing network must not stop it half-way. */
function installFromDistribution(name: string): void {
  const options = { stdio: "pipe", timeout: 200_000 } as const;
  const install = ["install", "-qy", "--no-install-recommends", name];
  const aptGet = (...parameters: string[]) =>
    spawnSync("apt-get", ["-o", "Acquire::http::Timeout=10", ...parameters], options).status === 0;
  const download = () => aptGet("--download-only", ...install);
  if (!download()) aptGet("update", "-q");
  if (download()) spawnSync("apt-get", ["--no-download", ...install], { stdio: "pipe" });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function say(path: string, what: string): string {
  console.log(`Browser: ${what} (${path}).`);
  return path;
}
