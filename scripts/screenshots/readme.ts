import type { Browser } from "@playwright/test";
import { languageTable } from "#contract/kernel/language-tag.ts";
import { landingAt } from "#web/boot/landings.ts";
import { signInToDemo } from "../../e2e/support/daily-use.ts";
import { logCycles } from "../../e2e/support/dashboard-facts.ts";
import type { Mwezi } from "../../e2e/support/server.ts";
import { onboard, registerThrough, remember, send } from "../../e2e/support/woman.ts";
import { openPage } from "./taking.ts";

const INSTALLED = "src/web/public/pictures";
const JPEG = { type: "jpeg", quality: 72, animations: "disabled" } as const;
const SMALL = { ...JPEG, quality: 50 } as const;

/** The manifest's pictures, and the card for a messenger's link, in each language. */
export async function picturesOfInstall(using: Browser, mwezi: Mwezi): Promise<void> {
  const woman = await registerThrough(mwezi.address, "amina@example.org");
  await onboard(mwezi.address, woman);
  await logCycles(mwezi.address, woman, 12, [30, 29, 28]);
  for (const { name: language, tag } of languageTable) {
    const visitor = await openPage(using, mwezi, "1280", language);
    await visitor.setViewportSize({ width: 1200, height: 630 });
    await visitor.goto(landingAt(tag), { waitUntil: "networkidle" });
    await visitor.screenshot({ ...SMALL, path: `${INSTALLED}/card-${tag}.jpg` });
    const profile = { preferredLanguage: language };
    await send("PATCH", `${mwezi.address}/api/user/profile`, profile, woman.token);
    await remember(visitor, woman, { setUp: true });
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto("/", { waitUntil: "networkidle" });
    await visitor.locator(".breathe").first().waitFor({ state: "detached" });
    await visitor.locator("html:not([data-stand-in])").waitFor({ state: "attached" });
    await visitor.screenshot({ ...SMALL, path: `${INSTALLED}/home-${tag}.jpg` });
    await visitor.context().close();
  }
}

const PICTURES = "docs/pictures";

const pictured = {
  home: "/",
  track: "/track",
  calendar: "/calendar",
  "my-health": "/my-health",
  access: "/settings/access",
} as const;

/** The pictures of docs/using.md, and the README's: home on a phone beside the doctor's page. */
export async function picturesForDocs(using: Browser, mwezi: Mwezi): Promise<void> {
  await mwezi.plantDemo();
  const woman = await signInToDemo(mwezi.address);
  const page = await openPage(using, mwezi, "360");
  await remember(page, woman, { setUp: true });
  for (const [name, address] of Object.entries(pictured)) {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("html:not([data-stand-in])").waitFor({ state: "attached" });
    await page.screenshot({ ...JPEG, path: `${PICTURES}/${name}.jpg` });
  }
  await page.goto("/my-health/doctor-visit", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Make a link" }).click();
  const report = await openPage(using, mwezi, "1280");
  await report.setViewportSize({ width: 820, height: 1120 });
  await report.goto((await page.getByText("/shared-report#").textContent()) ?? "");
  await report.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/", { waitUntil: "networkidle" });
  await page.locator(".breathe").first().waitFor({ state: "detached" });
  const pictures = [page, report].map((each) => each.screenshot({ animations: "disabled" }));
  const beside = (await Promise.all(pictures)).map((picture) => picture.toString("base64"));
  // A new page, as the app's security policy refuses such content.
  const both = await using.newPage({ viewport: { width: 1200, height: 800 } });
  await both.setContent(sideBySide(beside));
  await both.screenshot({ ...JPEG, path: `${PICTURES}/home-and-report.jpg` });
}

const sideBySide = ([phone, paper]: readonly string[]) => `
  <style>
    body { margin: 0; display: flex; justify-content: center; align-items: center; gap: 64px; height: 100vh; background: #f1e6d9 }
    img { border-radius: 24px; box-shadow: 0 24px 60px #2b1b2c33 }
  </style>
  <img height="720" src="data:image/png;base64,${phone}">
  <img height="720" style="border-radius: 8px" src="data:image/png;base64,${paper}">`;
