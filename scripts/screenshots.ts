import { mkdirSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/calendar-day.ts";
import { demoAccount } from "#server/demo/plant.ts";
import { type Mwezi, startMwezi } from "../e2e/server.ts";
import { walkSetup, walkToConsent } from "../e2e/walks.ts";
import { onboard, registerThrough, remember, send, type Woman } from "../e2e/woman.ts";
import { findBrowser } from "./testing/browser.ts";

// Pictures of every screen into screenshots/, to look at; the README's own with `--readme`.
const ZONE = "Africa/Johannesburg";
const FOLDER = "screenshots";
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 860 };
const openPages = [
  "/",
  "/login",
  "/register",
  "/recover",
  "/privacy",
  "/terms",
  "/contact",
  "/articles",
];
const appPages = [
  "/track",
  "/signs",
  "/guidance",
  "/learn",
  "/learn/care-plan",
  "/symptoms",
  "/ovulation",
  "/patterns",
  "/my-health/doctor-visit",
  "/my-health",
  "/my-health/labs",
  "/my-health/medications",
  "/my-health/hair-and-skin",
  "/my-health/background",
  "/calendar",
  "/history",
  "/trends",
  "/settings",
  "/settings/import",
];

interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
}

const mwezi = await startMwezi();
const browser = await chromium.launch({
  ...executable(findBrowser()),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  if (process.argv.includes("--readme")) await pictureForReadme(browser, mwezi);
  else await pictureEverything(browser, mwezi);
} finally {
  await browser.close();
  await mwezi.stop();
}

function executable(path: string | undefined) {
  return path === undefined ? {} : { executablePath: path };
}

async function pictureEverything(using: Browser, server: Mwezi): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  let number = 0;
  for (const viewport of [PHONE, DESK]) {
    for (const colorScheme of ["light", "dark"] as const) {
      number += 1;
      await pictureLook(using, server, { viewport, colorScheme }, number);
    }
  }
}

async function pictureLook(using: Browser, server: Mwezi, look: Look, number: number) {
  const page = await openPage(using, server, look);
  const take = async (name: string) => {
    const file = `${name.replace(/\W+/g, "-").replace(/^-|-$/g, "")}`;
    const path = `${FOLDER}/${file || "landing"}-${look.viewport.width}-${look.colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  };
  for (const address of openPages) {
    await page.goto(address, { waitUntil: "networkidle" });
    await take(address);
  }
  const woman = await registerThrough(server.address, `thandi${number}@example.org`);
  await remember(page, woman, { setUp: false });
  await page.goto("/");
  await walkToConsent(page, { lastPeriod: true, age: "16", atStep: take });
  await take("onboarding: consent");
  await onboard(server.address, woman);
  await page.goto("/");
  await walkSetup(page, { atStep: take });
  await takeAppPages(page, take, "empty");
  await remember(page, await signInToDemo(server), { setUp: true });
  await takeAppPages(page, take, "full");
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "How sure is this?" }).click();
  await take("dashboard: how sure");
  await page.context().close();
}

async function takeAppPages(page: Page, take: (name: string) => Promise<void>, state: string) {
  for (const address of ["/", ...appPages]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await take(`${address === "/" ? "dashboard" : address} ${state}`);
  }
}

async function signInToDemo({ address, plantDemo }: Mwezi): Promise<Woman> {
  await plantDemo();
  const { name, email, password } = demoAccount;
  const answer = await send("POST", `${address}/api/auth/login`, { email, password });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, name, email, token };
}

/** A dashboard on a desk's screen, with a few cycles behind it, as the README shows it. */
async function pictureForReadme(using: Browser, server: Mwezi): Promise<void> {
  const viewport = { ...DESK, height: 1060 };
  const page = await openPage(using, server, { viewport, colorScheme: "light" });
  const woman = await registerThrough(server.address, "thandi@example.org");
  await onboard(server.address, woman);
  await remember(page, woman, { setUp: true });
  await logCycles(server, woman);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.screenshot({ path: "docs/screenshot.png" });
}

async function openPage(using: Browser, server: Mwezi, look: Look): Promise<Page> {
  const context = await using.newContext({
    ...look,
    baseURL: server.address,
    timezoneId: ZONE,
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** Two and a half cycles of a woman whose periods come every four weeks or a little later. */
async function logCycles(server: Mwezi, { token }: Woman): Promise<void> {
  const today = dayInZone(server.now(), ZONE);
  for (const start of [-99, -71, -42, -12]) {
    const cycle = { startDate: addDays(today, start), endDate: addDays(today, start + 4) };
    const details = { ...cycle, flow: "moderate" };
    await send("POST", `${server.address}/api/cycles`, details, token);
  }
}
