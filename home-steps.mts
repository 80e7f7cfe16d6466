import { chromium, type Page } from "@playwright/test";
import { addDays, dayInZone } from "./src/domain/calendar-day.ts";
import { startMwezi } from "./e2e/server.ts";
import { agreeAndFinish, walkSetup, walkToConsent } from "./e2e/walks.ts";
import { onboard, registerThrough, remember, send } from "./e2e/woman.ts";
const ZONE = "Africa/Johannesburg"; const today = dayInZone(Date.now(), ZONE);
const mwezi = await startMwezi();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
let n = 0;
const open = async (size: string, scheme: "light" | "dark") => {
  const viewport = size === "360" ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  const ctx = await browser.newContext({ baseURL: mwezi.address, viewport, colorScheme: scheme, reducedMotion: "reduce", locale: "en-ZA", timezoneId: ZONE, serviceWorkers: "block" });
  const page = await ctx.newPage(); page.setDefaultTimeout(8000);
  const shot = (name: string) => page.waitForTimeout(120).then(() => page.screenshot({ path: `/tmp/mwezi/home-shots/step-${name}-${size}-${scheme}.png` }));
  return { page, shot, ctx };
};
const woman = async (page: Page, setUp: boolean, done = true) => { n++; const w = await registerThrough(mwezi.address, `s${n}@example.org`); if (done) await onboard(mwezi.address, w); await remember(page, w, { setUp }); return w; };
const tryIt = async (what: string, act: () => Promise<unknown>) => { try { await act(); } catch (e) { console.log(what, String(e).slice(0, 300)); } };
for (const [size, scheme] of [["360", "dark"], ["1280", "light"], ["360", "light"], ["1280", "dark"]] as const) {
  const { page, shot, ctx } = await open(size, scheme);
  await tryIt("open", async () => {
    for (const path of ["/", "/login", "/register", "/recover"]) { await page.goto(path); await page.locator("h1").first().waitFor(); await page.waitForLoadState("networkidle"); await shot(path === "/" ? "landing" : path.slice(1)); }
  });
  await tryIt("onboarding", async () => {
    await woman(page, true, false); await page.goto("/");
    const at = async (s: string) => { await shot(s.replace(/\W+/g, "-")); };
    await walkToConsent(page, { lastPeriod: true, age: "29", atStep: at });
    await agreeAndFinish(page, at);
  });
  await ctx.close();
  const b = await open(size, scheme);
  await tryIt("wizard", async () => { await woman(b.page, false); await b.page.goto("/"); await walkSetup(b.page, async (s) => { await b.shot(s.replace(/\W+/g, "-")); }); });
  await b.ctx.close();
  const c = await open(size, scheme);
  await tryIt("crisis", async () => {
    const w = await woman(c.page, true);
    await c.page.goto("/");
    await c.page.getByRole("region", { name: "Mood check-in" }).getByRole("slider", { name: "Anxiety" }).fill("5");
    await c.page.getByRole("dialog").waitFor(); await c.shot("crisis"); await c.page.keyboard.press("Escape");
    await send("POST", `${mwezi.address}/api/life-stages`, { kind: "pregnancy", from: addDays(today, -70) }, w.token);
    await c.page.reload(); await c.page.getByRole("button", { name: "Start Period" }).waitFor(); await c.shot("pregnant-home");
    await c.page.getByRole("button", { name: "Start Period" }).click(); await c.page.getByRole("dialog").waitFor(); await c.shot("pregnant-bleeding");
    await c.page.getByRole("button", { name: "My pregnancy has ended" }).click(); await c.page.getByRole("radio").first().waitFor(); await c.shot("pregnant-ended");
    await c.page.goto("/"); await c.page.getByRole("button", { name: "Logout" }).click(); await c.page.getByRole("dialog").waitFor(); await c.shot("logout");
    await c.page.keyboard.press("Escape"); await c.page.getByRole("button", { name: "Log Health Data" }).first().click(); await c.page.getByRole("dialog").waitFor(); await c.page.waitForTimeout(300); await c.shot("health-log");
  });
  await c.ctx.close();
}
await browser.close(); await mwezi.stop();
