import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const NARROWEST = 320;

/**
 * Looks at the page as it stands: no accessibility rule broken, colours that can be told apart in
 * the dark as well, and nothing to scroll sideways for on the narrowest phone.
 */
export async function inspect(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
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
    // The other mode opens a page of its own for frames of other origins, of which there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // The page is the same in the dark but for its colours.
    if (colorScheme === "dark") axe.withRules(["color-contrast"]);
    for (const { id, nodes } of (await axe.analyze()).violations) {
      broken.push(
        ...nodes.map((node) => `${colorScheme}, ${id}: ${node.html} ${node.failureSummary ?? ""}`),
      );
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return broken;
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
