import type { Page } from "@playwright/test";
import { checkIn, read, slider } from "./dashboard-facts.ts";
import { expect, test } from "./fixtures.ts";
import { inspect } from "./inspect.ts";

test.use({ viewport: { width: 360, height: 740 } });

const panel = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test.describe("a way out of the worst days", () => {
  test("opens at the worst of a scale, once a day, and the entry is saved", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await slider(home, "Anxiety").fill("4");
    await expect(checkIn(home).getByText("Saved", { exact: true })).toBeVisible();
    await expect(home.getByRole("dialog")).toBeHidden();
    await slider(home, "Anxiety").fill("5");
    const opened = panel(home, "That’s a lot for one day");
    const line = opened.getByRole("link", { name: /^Call 0800 567 567/ });
    await expect(line).toHaveAttribute("href", "tel:0800567567");
    await inspect(home, "the crisis panel");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ anxiety: 5 });
    await opened.getByRole("button", { name: "I’m safe for now" }).click();
    await slider(home, "Depression").fill("5");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ depression: 5 });
    await expect(home.getByRole("dialog")).toBeHidden();
  });

  test("opens without network for words in a note, which is saved once there is one", async ({
    page,
    context,
    signedIn,
    mwezi,
  }) => {
    const code = page.waitForResponse((response) => response.url().includes("crisis-dialog"));
    await slider(page, "Stress").fill("4");
    await code;
    const note = "I don’t want to live anymore";
    await context.setOffline(true);
    await checkIn(page).getByLabel("Notes").fill(note);
    await checkIn(page).getByLabel("Notes").blur();
    const opened = panel(page, "You matter");
    await expect(opened.getByRole("link", { name: /^Call 0800 567 567/ })).toBeVisible();
    await opened.getByRole("button", { name: "Add someone" }).click();
    await opened.getByLabel("Name").fill("Amina");
    await opened.getByLabel("Phone number").fill("082 000 0000");
    await opened.getByRole("button", { name: "Save on this device" }).click();
    await expect(opened.getByRole("link", { name: "Call Amina" })).toBeVisible();
    await opened.getByRole("button", { name: "Breathe with the moon" }).click();
    await inspect(page, "the crisis panel with someone she trusts");
    await opened.getByRole("button", { name: "I’m safe for now" }).click();
    await context.setOffline(false);
    await checkIn(page).getByRole("button", { name: "Try again" }).click();
    await expect
      .poll(async () => (await read(mwezi.address, "/api/stress", signedIn))[0])
      .toMatchObject({ notes: note });
  });
});
