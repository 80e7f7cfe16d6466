import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const NARROWEST = 320;

/**
 * Looks at the page as it stands: no accessibility rule broken, colours that can be told apart in
 * the dark as well, and nothing to scroll sideways for on the narrowest phone.
 */
export async function inspect(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // An outline has the page's heading already, and is there for the eye alone.
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  expect(await brokenRules(page), `${what}: accessibility`).toEqual([]);
  await expectToFit(page, what);
}

type ColorScheme = "light" | "dark";

/** Which rules of accessibility the page breaks, in light and dark, and where. */
export async function brokenRules(
  page: Page,
  schemes: readonly ColorScheme[] = ["light", "dark"],
): Promise<string[]> {
  const broken: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    // The page is the same in the dark but for its colours.
    const rules = colorScheme === "dark" ? ["color-contrast"] : undefined;
    broken.push(...(await brokenIn(page, rules)).map((fault) => `${colorScheme}, ${fault}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return broken;
}

/** What of these rules, or of all, the page breaks as it stands. */
async function brokenIn(page: Page, rules?: string[]): Promise<readonly string[]> {
  // Half a megabyte of text: sent once for each page that is opened.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  // Of rules that are kept nothing is described: with two years of entries that takes most of the time.
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  };
  return page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
    );
  }, options);
}

/** Two frames, and every colour on its way has arrived: what is judged is what she sees. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
  });
}

async function expectToFit(page: Page, what: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${what} fits ${NARROWEST} px`).toBeLessThanOrEqual(NARROWEST);
  if (usual) await page.setViewportSize(usual);
}
