import type { Page } from "@playwright/test";
import { checkIn, mood, post, read, slider } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectSaved } from "../support/walks.ts";

test.use({ viewport: { width: 360, height: 740 } });

const panel = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test.describe("the crisis panel", () => {
  test("opens at the worst value of a scale, once a day, and the entry is saved", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await slider(home, "Anxiety").fill("4");
    await expectSaved(checkIn(home));
    await expect(home.getByRole("dialog")).toBeHidden();
    await slider(home, "Anxiety").fill("5");
    const opened = panel(home, "That's a lot for one day");
    const line = opened.getByRole("link", { name: /^Call 0800 567 567/ });
    await expect(line).toHaveAttribute("href", "tel:0800567567");
    await inspect(home, "the crisis panel");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ anxiety: 5 });
    await opened.getByRole("button", { name: "I'm safe for now" }).click();
    await slider(home, "Depression").fill("5");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ depression: 5 });
    await expect(home.getByRole("dialog")).toBeHidden();
  });

  test("opens offline for words in a note, which is saved once online", async ({
    page,
    context,
    signedIn,
    mwezi,
  }) => {
    await slider(page, "Stress").fill("4");
    // The panel and the outbox are loaded after home, with the panel's messages.
    const isFetched = () =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/background-"));
    await expect.poll(() => page.evaluate(isFetched)).toBe(true);
    await page.waitForLoadState("networkidle");
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
    await opened.getByRole("button", { name: "I'm safe for now" }).click();
    await context.setOffline(false);
    await expect
      .poll(async () => (await read(mwezi.address, "/api/stress", signedIn))[0])
      .toMatchObject({ notes: note });
  });

  test("opens at the ninth question, before the rest is answered", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await checkIn(home).getByRole("link", { name: "Questions about the last two weeks" }).click();
    await home.getByRole("button", { name: "Ask about my mood" }).click();
    const answer = (item: number, words: string) =>
      home.getByRole("group").nth(item).getByRole("radio", { name: words });
    await answer(0, "More than half the days").check();
    await answer(1, "Several days").check();
    await expect(home.getByText("The other 7 questions say more.")).toBeVisible();
    await home.getByRole("button", { name: "Answer the other 7" }).click();
    await inspect(home, "the nine questions");
    await answer(8, "Several days").check();
    const opened = panel(home, "You matter");
    await expect(opened.getByRole("link", { name: /^Call 0800 567 567/ })).toBeVisible();
    await opened.getByRole("button", { name: "I'm safe for now" }).click();
    for (const item of [2, 3, 4, 5, 6, 7]) await answer(item, "Not at all").check();
    await home.getByRole("button", { name: "Save and see my score" }).click();
    await expect(home.getByText("4 of 27", { exact: true })).toBeVisible();
    await expect(home.getByText("PHQ-9, published range 0 to 4: minimal")).toBeVisible();
    await expect(home.getByRole("button", { name: "Someone to call now" })).toBeVisible();
    await inspect(home, "her score");
    const [saved] = await read(mwezi.address, "/api/questionnaires", signedIn);
    expect(saved).toMatchObject({ kind: "phq9", answers: [2, 1, 0, 0, 0, 0, 0, 0, 1] });
  });

  test("offers the questionnaire after two low weeks, until it is answered", async ({
    page,
    signedIn,
    mwezi,
  }) => {
    for (const daysAgo of [0, 3, 8, 12]) {
      await post(mwezi.address, "/api/moods", { ...mood(daysAgo, 2), depression: 4 }, signedIn);
    }
    await page.reload();
    await page.getByRole("link", { name: "Answer two questions" }).click();
    await page.getByRole("group").nth(0).getByRole("radio", { name: "Not at all" }).check();
    await page.getByRole("button", { name: "Save these two" }).click();
    await expect(page.getByText("Choose one answer.")).toBeVisible();
    await page.getByRole("group").nth(1).getByRole("radio", { name: "Several days" }).check();
    await page.getByRole("button", { name: "Save these two" }).click();
    await expect(page.getByText("1 of 6", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Mwezi" }).click();
    await expect(
      checkIn(page).getByRole("link", { name: "Questions about the last two weeks" }),
    ).toBeVisible();
  });

  test("a page about violence has a quick exit that leaves no way back to it", async ({ home }) => {
    await home.goto("/guidance?from=home");
    await home.getByRole("link", { name: "If someone hurts you: what helps" }).click();
    await expect(home.getByRole("heading", { level: 1 })).toHaveText("You are not to blame");
    await expect(home).toHaveTitle("Mwezi");
    await expect(home.getByRole("link", { name: /^Call 0800 428 428/ })).toBeVisible();
    await expect(home.getByText("no later than 72 hours")).toBeVisible();
    await inspect(home, "the page against violence");
    await home.getByRole("button", { name: "Leave this page quickly" }).click();
    await home.waitForURL("about:blank");
    await home.goBack();
    await expect(home).toHaveURL("about:blank");
    await home.goForward();
    expect(home.url()).toBe("about:blank");
  });

  test("Back after a quick exit from the page of numbers is empty", async ({ home }) => {
    await home.goto("/guidance?from=home#violence");
    await home.getByRole("link", { name: "Bleeding", exact: true }).click();
    await home.getByRole("button", { name: "Leave this page quickly" }).click();
    await home.waitForURL("about:blank");
    await home.goBack();
    await expect(home).toHaveURL("about:blank");
  });
});
