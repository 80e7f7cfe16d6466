import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

/**
 * Translates the page after each change, as Chrome does: every text node moves into two elements.
 */
function translateForEver(): void {
  const isSkipped = (node: Node) =>
    node.parentElement?.closest("font, script, style, textarea, title") != null;
  const translate = () => {
    if (!document.body) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isSkipped(text) || !text.nodeValue?.trim()) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.parentNode?.replaceChild(outer, text);
      inner.append(text);
    }
  };
  new MutationObserver(translate).observe(document, { childList: true, subtree: true });
}

const expectAlive = (page: Page) => expect(page.getByText("This page didn't load")).toHaveCount(0);

test.describe("in a page that the browser translates", () => {
  test.beforeEach(({ page }) => page.addInitScript(translateForEver));

  test("a period can be started and ended, and a day logged", async ({ home }) => {
    await expect(home.locator("h1 font")).not.toHaveCount(0);
    await home.getByRole("button", { name: "Start Period" }).click();
    await expect(home.getByRole("button", { name: "End Period" })).toBeVisible();
    await home.getByRole("button", { name: "End Period" }).click();
    await expect(
      home
        .getByRole("button", { name: "Start Period" })
        .or(home.getByRole("button", { name: "New Period" }))
        .first(),
    ).toBeVisible();
    await home.getByRole("button", { name: "View insights" }).click();
    const log = home.getByRole("dialog", { name: "Log your day" });
    await log.getByRole("tab", { name: "Notes" }).click();
    await log.getByRole("textbox", { name: "Notes" }).fill("Slept well");
    await log.getByRole("button", { name: "Save" }).click();
    await expect(log).toBeHidden();
    await expectAlive(home);
  });

  test("Track can be filled in, and pages opened", async ({ home }) => {
    await home.goto("/track");
    await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
    for (const tab of await home.getByRole("tab").all()) {
      await tab.click();
      await expectAlive(home);
    }
    for (const path of ["/calendar", "/history", "/health", "/settings", "/learn"]) {
      await home.goto(path);
      await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAlive(home);
    }
  });
});
