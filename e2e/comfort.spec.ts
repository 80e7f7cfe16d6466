import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { demoAccount } from "#server/demo/plant.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ timeout: 240_000 });
const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** Every address of a signed-in woman, as the registry of pages has them. */
const addresses = [
  ...readFileSync("src/web/app/pages.ts", "utf8").matchAll(/memberPage\(\{ at: \[([^\]]+)\]/g),
]
  .flatMap(([, list = ""]) => [...list.matchAll(/"([^"]+)"/g)].map(([, address = ""]) => address))
  // Another address of a page that is walked, or the home page, which has journeys of its own.
  .filter((address) => !["/", "/dashboard", "/pcos-tracking", "/summary"].includes(address));

/** Two years of entries: pages as full as they get. */
test.beforeEach(async ({ page, mwezi }) => {
  await mwezi.plantDemo();
  await page.goto("/login");
  await page.locator("form[data-live]").waitFor();
  await page.getByLabel("Email").fill(demoAccount.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAccount.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** What is wrong on each page; a page where nothing is left out. */
async function walk(page: Page, faultsOf: () => Promise<readonly string[]>) {
  const faults: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await open(page, address);
    const found = await faultsOf();
    if (found.length > 0) faults[address] = found;
  }
  return faults;
}

/** What reaches past the right edge of the page, and so makes it scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll<HTMLElement>("body *")].filter((one) => {
      const scrolls = one.parentElement?.closest("[class*=overflow-x-auto]");
      return !scrolls && one.getBoundingClientRect().right > clientWidth + 0.5;
    });
    return wide
      .slice(0, 4)
      .map((one) => `${scrollWidth} px: <${one.tagName}> ${one.textContent?.slice(0, 40)}`);
  });

/** What is wrong at 320 px, and with the letters of her browser twice as large. */
async function faultsOfRoom(page: Page, browser: CDPSession): Promise<string[]> {
  const letters = (standard: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await tooWide(page);
  await page.setViewportSize(PHONE);
  await letters(32);
  const large = await tooWide(page);
  const logout = await page.getByRole("button", { name: "Logout" }).boundingBox();
  const isReached = logout !== null && logout.x >= 0 && logout.x + logout.width <= PHONE.width;
  await letters(16);
  return [
    ...narrow.map((fault) => `at 320 px: ${fault}`),
    ...large.map((fault) => `large letters: ${fault}`),
    ...(isReached ? [] : ["large letters: Logout is off the screen"]),
  ];
}

/** What takes the focus and is hidden behind a bar. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex='0']",
    );
    const hidden: string[] = [];
    for (const one of all) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      one.focus();
      if (document.activeElement !== one) continue;
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const inset = Math.min(2, width / 4, height / 4);
      const xs = [left + inset, (left + right) / 2, right - inset];
      const ys = [top + inset, (top + bottom) / 2, bottom - inset];
      const isSeen = xs.some((x) =>
        ys.some((y) => {
          const above = document.elementFromPoint(x, y);
          return above !== null && (one.contains(above) || above.contains(one));
        }),
      );
      if (!isSeen) hidden.push(`${one.tagName} ${one.textContent || one.ariaLabel || one.id}`);
    }
    return hidden.slice(0, 6);
  });

/** What is to be tapped and under 44 px wide or high; links within a sentence may be. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    const small: string[] = [];
    for (const one of all) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      // The way past the header is drawn once it has the focus.
      if (getComputedStyle(one).clipPath === "inset(50%)") continue;
      if (one instanceof HTMLAnchorElement && getComputedStyle(one).display === "inline") continue;
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
      const boxes = [one, label].flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
      if (boxes.some(({ width }) => width <= 1)) continue;
      const fits = boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5);
      const [{ width, height } = one.getBoundingClientRect()] = boxes;
      if (!fits)
        small.push(
          `${Math.round(width)} × ${Math.round(height)} ${one.tagName} ${one.ariaLabel ?? one.textContent}`,
        );
    }
    return small.slice(0, 6);
  });

// One walk for the four: most of its time is opening the pages.
test("no page scrolls sideways at 320 px or with letters twice as large, hides the focus, or has targets under 44 px", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  const faultsOf = async () => [
    ...(await smallTargets(page)),
    ...(await hiddenFocus(page)),
    ...(await faultsOfRoom(page, browser)),
  ];
  expect(await walk(page, faultsOf)).toEqual({});
});

test("no page shifts by more than 0.02 while its answers come in one by one", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/**", async (route) => {
    asked += 1;
    const wait = 60 * (asked % 5);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const record = { shift: 0, what: [] as string[] };
    Object.assign(globalThis, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        record.shift += entry.value;
        record.what.push(
          ...entry.sources.map(
            ({ node }) =>
              `${entry.value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 90) : ""}`,
          ),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const faultsOf = () =>
    page.evaluate(() => {
      const { record } = globalThis as unknown as { record: { shift: number; what: string[] } };
      return record.shift <= 0.02 ? [] : [record.shift.toFixed(3), ...record.what.slice(0, 4)];
    });
  expect(await walk(page, faultsOf)).toEqual({});
});
