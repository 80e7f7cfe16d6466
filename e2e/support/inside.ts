import { expect, type Page, type Request } from "@playwright/test";

/** A screen counts as complete after this long without a request. */
const QUIET_MILLISECONDS = 200;

/** The app loads once for all screens, which saves most of a walk's time. */
export function walkInside(page: Page): (address: string) => Promise<void> {
  const unanswered = new Set<Request>();
  let sent = 0;
  page.on("request", (request) => {
    sent += 1;
    unanswered.add(request);
  });
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  const isQuiet = async () => {
    const before = sent;
    await page.evaluate(async (milliseconds) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      // By now the screen shows what arrived meanwhile.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, QUIET_MILLISECONDS);
    return unanswered.size === 0 && sent === before;
  };
  return async (address) => {
    // A closed dialog goes back in the history, which would leave the next page.
    await page.waitForFunction(() => !history.state?.dialogs);
    await page.evaluate((to) => history.pushState(null, "", to), address);
    await expect.poll(isQuiet, { message: address, intervals: [0] }).toBe(true);
    await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
  };
}
