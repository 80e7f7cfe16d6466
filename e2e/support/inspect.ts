import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { tooWide } from "./comfort-faults.ts";

const NARROWEST = 320;
/** The minified axe: the page parses half as much as with the package's own source. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/**
 * By default axe skips a text that an ancestor's pseudo-element may cover. With this option it
 * checks those texts too, and the lab results take 250 ms instead of 1,500.
 */
const stricterContrast = `;axe.configure({
  checks: [{ id: "color-contrast", options: { ignorePseudo: true } }],
});`;

/**
 * No accessibility violation, enough contrast in dark mode too, no sideways scrolling at 320 px.
 */
export async function inspect(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The outline already has the page's heading, but is hidden from screen readers.
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  expect(await brokenRules(page), `${what}: accessibility`).toEqual([]);
  await expectToFit(page, what);
}

type ColorScheme = "light" | "dark";

/** The accessibility violations of the page in light and dark mode, with their elements. */
export async function brokenRules(
  page: Page,
  schemes: readonly ColorScheme[] = ["light", "dark"],
): Promise<string[]> {
  const broken: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    // In dark mode only the colours differ.
    const rules = colorScheme === "dark" ? ["color-contrast"] : undefined;
    broken.push(...(await brokenIn(page, rules)).map((fault) => `${colorScheme}, ${fault}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return broken;
}

async function brokenIn(page: Page, rules?: string[]): Promise<readonly string[]> {
  // axe is half a megabyte, so it is sent only once for each page load.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeSource + stricterContrast);
  // Passed rules are not described, which with two years of entries would take most of the time.
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

/** Waits two frames and for all colour transitions, so that the final colours are checked. */
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
  expect(await tooWide(page), `${what} fits ${NARROWEST} px`).toEqual([]);
  if (usual) await page.setViewportSize(usual);
}
