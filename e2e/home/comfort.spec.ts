import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { changeProfile } from "#contract/account/profile.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { demoAccount } from "#server/demo/plant.ts";
import { faultsOfRoom, hiddenFocus, PHONE, smallTargets } from "../support/comfort-faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkInside } from "../support/inside.ts";
import { brokenRules } from "../support/inspect.ts";
import type { Mwezi } from "../support/server.ts";
import { send } from "../support/woman.ts";

test.use({ viewport: PHONE });

/** A walk through all pages takes minutes on a slow machine, so each test opens some of them. */
const WALKS = 2;

/** The addresses of these pages from the registry of pages. */
const addressesOf = (audience: "memberPage" | "visitorPage" | "openPage") =>
  [
    ...readFileSync("src/web/app/pages.ts", "utf8").matchAll(
      new RegExp(`${audience}\\(\\{ at: \\[([^\\]]+)\\]`, "g"),
    ),
  ]
    .flatMap(([, list = ""]) => [...list.matchAll(/"([^"]+)"/g)].map(([, address = ""]) => address))
    // Other addresses of pages that are in the list already.
    .filter((address) => !["/dashboard", "/pcos-tracking", "/summary"].includes(address));

const herPages = addressesOf("memberPage");
const pagesOfWalk = (walk: number) => herPages.filter((_, index) => index % WALKS === walk);
const openPages = [
  ...addressesOf("visitorPage"),
  ...addressesOf("openPage"),
  "/articles",
  "/articles/pcos-explained",
];

/** Signs in to an account with two years of entries, whose pages are full. */
async function signInToTwoYears(page: Page, mwezi: Mwezi): Promise<void> {
  await mwezi.plantDemo();
  await page.goto("/login");
  await page.locator("form[data-live]").waitFor();
  await page.getByLabel("Email").fill(demoAccount.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAccount.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  // The message of the sign-in lies over the page for some seconds, and hides what has the focus.
  await page.getByRole("button", { name: "Dismiss" }).click();
}

type Open = (address: string) => Promise<void>;

const loadOn =
  (page: Page): Open =>
  async (address) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
    await page.waitForLoadState("networkidle");
  };

async function walkPages(
  open: Open,
  addresses: readonly string[],
  faultsOf: () => Promise<readonly string[]>,
) {
  const faults: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await open(address);
    const found = await faultsOf();
    if (found.length > 0) faults[address] = found;
  }
  return faults;
}

// Makes all five checks in one walk, since opening the pages takes most of the time.
async function expectComfort(page: Page, addresses: readonly string[], open: Open): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const faultsOf = async () => {
    const onPhone = await smallTargets(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const onDesk = (await smallTargets(page)).map((fault) => `at 1280 px: ${fault}`);
    await page.setViewportSize(PHONE);
    return [
      ...onPhone,
      ...onDesk,
      ...(await brokenRules(page)),
      ...(await hiddenFocus(page)),
      ...(await faultsOfRoom(page, browser)),
    ];
  };
  expect(await walkPages(open, addresses, faultsOf)).toEqual({});
}

for (let walk = 0; walk < WALKS; walk += 1) {
  test.describe(`signed in, walk ${walk + 1} of ${WALKS}`, () => {
    test("no page scrolls sideways at 320 px or with text twice as large, hides the focus, breaks a rule of accessibility, or has targets under 44 px", async ({
      page,
      mwezi,
    }) => {
      await signInToTwoYears(page, mwezi);
      await expectComfort(page, pagesOfWalk(walk), walkInside(page));
    });

    test("no page shifts by more than 0.02 while its responses arrive one by one", async ({
      page,
      mwezi,
    }) => {
      await signInToTwoYears(page, mwezi);
      const faultsOf = await followShifts(page, 0.02);
      expect(await walkPages(loadOn(page), pagesOfWalk(walk), faultsOf)).toEqual({});
    });
  });
}

test("no public page scrolls sideways, hides the focus, breaks a rule of accessibility, or has small targets [S2-20]", async ({
  page,
}) => {
  await expectComfort(page, openPages, loadOn(page));
});

/** Delays the responses one by one and records layout shifts meanwhile. */
async function followShifts(page: Page, atMost: number): Promise<() => Promise<readonly string[]>> {
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
  return () =>
    page.evaluate((most) => {
      const { record } = globalThis as unknown as { record: { shift: number; what: string[] } };
      return record.shift <= most ? [] : [record.shift.toFixed(3), ...record.what.slice(0, 4)];
    }, atMost);
}

for (const [tag, preferredLanguage] of [
  ["sw", "Swahili"],
  ["ha", "Hausa"],
  ["yo", "Yoruba"],
] as const) {
  test(`home shifts by at most 0.005 with the longer texts of ${preferredLanguage}, on a phone and on wider screens`, async ({
    page,
    mwezi,
  }) => {
    await signInToTwoYears(page, mwezi);
    const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token);
    await send("PATCH", mwezi.address + changeProfile.path, { preferredLanguage }, token ?? "");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await page.waitForLoadState("networkidle");
    const shifts = await followShifts(page, 0.005);
    const faultsOf = async () => {
      // The display font is loaded two seconds after the first screen.
      await expect(page.locator("html[data-stand-in]")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      return shifts();
    };
    for (const width of [PHONE.width, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await walkPages(loadOn(page), ["/"], faultsOf), `at ${width} px`).toEqual({});
    }
  });
}
