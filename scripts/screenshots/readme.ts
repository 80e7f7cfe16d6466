import type { Browser } from "@playwright/test";
import { logCycles } from "../../e2e/support/dashboard-facts.ts";
import type { Mwezi } from "../../e2e/support/server.ts";
import { onboard, registerThrough, remember } from "../../e2e/support/woman.ts";
import { openPage } from "./taking.ts";

/** The README's screenshot: a dashboard on a desktop, with two and a half logged cycles. */
export async function pictureForReadme(using: Browser, mwezi: Mwezi): Promise<void> {
  const page = await openPage(using, mwezi, "1280");
  await page.setViewportSize({ width: 1280, height: 1060 });
  const woman = await registerThrough(mwezi.address, "thandi@example.org");
  await onboard(mwezi.address, woman);
  await logCycles(mwezi.address, woman, 12, [30, 29, 28]);
  await remember(page, woman, { setUp: true });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.screenshot({ path: "docs/screenshot.png" });
}
