import type { Page } from "@playwright/test";
import type { HealthBackground } from "#contract/account/health-background.ts";
import type { SignDay } from "#contract/entries/signs.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, ZONE } from "../support/woman.ts";

const today = dayInZone(Date.now(), ZONE);
const path = "/api/signs";

const sign = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
async function readAtOnce(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please read this now" });
  await expect(dialog.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await dialog.getByRole("button", { name: "Dismiss" }).click();
  await expect(dialog).toBeHidden();
}

const more = (page: Page) => page.getByText("More signs, blood sugar and notes");

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

test.describe("Signs to watch", () => {
  test("are opened from Track, ticked, saved and deleted", async ({ home, signedIn, mwezi }) => {
    const saved = () => read<SignDay[]>(mwezi.address, path, signedIn);
    await home.goto("/track");
    await home.getByRole("link", { name: /^Signs to watch/ }).click();
    await expect(home.getByRole("heading", { level: 1 })).toHaveText("Signs to watch");
    await expect(sign(home, "The baby moves less")).toBeHidden();
    await inspect(home, "no signs yet");
    const top = await more(home).evaluate((line) => line.getBoundingClientRect().top);
    expect(top, "what is behind More begins within two screens").toBeLessThan(2 * 740);

    await save(home).click();
    await expect(home.getByText(/^There's nothing to save yet/)).toBeVisible();
    await sign(home, "A pad an hour, for two hours").press("Space");
    await home.getByRole("radio", { name: "Negative" }).check();
    await home.getByLabel(/^Temperature/).fill("38,4");
    await more(home).click();
    await sign(home, "Very thirsty").click();
    await home.getByLabel("Glucose, at any time").fill("11.4");
    await inspect(home, "ticked, not saved");
    await save(home).click();
    await readAtOnce(home);
    await expect(home.getByRole("heading", { name: /^Call for help now/ })).toBeVisible();
    await inspect(home, "saved, with what it calls for");
    expect(await saved()).toMatchObject([
      {
        date: today,
        pregnancyTest: "negative",
        temperature: 38.4,
        glucose: 11.4,
        signs: ["soaked_pads_two_hours", "great_thirst"],
      },
    ]);

    await home.goto("/signs");
    await expect(sign(home, "A pad an hour, for two hours")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await home.getByRole("button", { name: "Delete these signs" }).click();
    await home.getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(home, "Signs deleted", "This day has no signs now.");
    expect(await saved()).toEqual([]);
  });

  test("with a positive test name the next step, on the pill too", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const pill = { kind: "contraception", method: "pill", pill: "combined", pack: "21_7" };
    await send("POST", `${mwezi.address}/api/life-stages`, pill, signedIn.token);
    await home.goto("/signs");
    await home.getByRole("radio", { name: "Positive" }).check();
    await save(home).click();
    await expectToast(
      home,
      "Signs saved",
      "Book a clinic visit. They'll talk through your choices",
    );
  });

  test("that were saved are undone with one tap", async ({ home, signedIn, mwezi }) => {
    const before = { date: today, signs: ["vomiting"] };
    await send("POST", `${mwezi.address}${path}`, before, signedIn.token);
    await home.goto("/signs");
    await expect(sign(home, "Vomiting")).toHaveAttribute("aria-pressed", "true");
    await sign(home, "Racing heart").click();
    await save(home).click();
    await home.getByRole("button", { name: "Undo" }).click();
    await expect(sign(home, "Racing heart")).toHaveAttribute("aria-pressed", "false");
    const saved = () => read<SignDay[]>(mwezi.address, path, signedIn);
    await expect.poll(async () => (await saved())[0]?.signs).toEqual(["vomiting"]);
  });

  test("belong to their day, and a failed save keeps the ticks", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const yesterday = addDays(today, -1);
    await send(
      "POST",
      `${mwezi.address}${path}`,
      { date: yesterday, signs: ["rash"] },
      signedIn.token,
    );
    await home.goto(`/signs?day=${yesterday}`);
    await expect(sign(home, "A rash")).toHaveAttribute("aria-pressed", "true");
    await home.route(`**${path}`, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, body: "" })
        : route.continue(),
    );
    await sign(home, "Racing heart").click();
    await save(home).click();
    await expect(home.getByText("What you ticked is still here.")).toBeVisible();
    await inspect(home, "not saved");
    await home.getByLabel("Date").fill(today);
    await expect(sign(home, "Racing heart")).toHaveAttribute("aria-pressed", "false");
    await home.getByLabel("Date").fill(yesterday);
    await expect(sign(home, "Racing heart")).toHaveAttribute("aria-pressed", "true");
    await home.unroute(`**${path}`);
    await save(home).click();
    await expect(home.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    expect(await read<SignDay[]>(mwezi.address, path, signedIn)).toMatchObject([
      { date: yesterday, signs: ["racing_heart", "rash"] },
    ]);
  });

  test("changed elsewhere meanwhile show a conflict to resolve", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/signs");
    await sign(home, "Chest pain").click();
    await send(
      "POST",
      `${mwezi.address}${path}`,
      { date: today, signs: ["fainting"] },
      signedIn.token,
    );
    await save(home).click();
    const dialog = home.getByRole("dialog", { name: "This was changed somewhere else" });
    await expect(dialog).toContainText("Fainted");
    await inspect(home, "the two versions");
    await dialog.getByRole("button", { name: "Save what I typed" }).click();
    await expect(dialog).toBeHidden();
    expect(await read<SignDay[]>(mwezi.address, path, signedIn)).toMatchObject([
      { signs: ["chest_pain"] },
    ]);
  });

  test("of pregnancy are asked during one", async ({ home, signedIn, mwezi }) => {
    const pregnancy = { kind: "pregnancy", from: addDays(today, -200) };
    await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
    await home.goto("/signs");
    await expect(sign(home, "The baby moves less")).toBeVisible();
  });
});

test("the health background can be answered in part, and cleared", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const saved = () => read<HealthBackground>(mwezi.address, "/api/health-background", signedIn);
  await home.goto("/my-health");
  await home.getByRole("link", { name: /^Your health background/ }).click();
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("Your health background");
  const answer = (question: RegExp, name: string) =>
    home.getByRole("group", { name: question }).getByRole("radio", { name, exact: true }).check();
  await inspect(home, "no answers yet");
  await answer(/migraine with aura/, "Yes");
  await answer(/smoke/, "Under 15 a day");
  await home.getByLabel("How old were you at your first period?").fill("44");
  await home.getByLabel("Month of your last cervical screening").fill("2025-02");
  await save(home).click();
  await expect(home.getByLabel("How old were you at your first period?")).toBeFocused();
  await inspect(home, "an age that cannot be");
  await home.getByLabel("How old were you at your first period?").fill("13");
  await save(home).click();
  await expectToast(home, "Health background saved", "You can change it any time.");
  expect(await saved()).toMatchObject({
    migraineWithAura: true,
    smoking: "under_15_a_day",
    firstPeriodAge: 13,
    lastCervicalScreening: "2025-02-01",
  });
  await home.getByLabel("My first period has not come yet").check();
  await expect(home.getByLabel("How old were you when your breasts began to grow?")).toBeVisible();
  await home.getByLabel("My first period has not come yet").uncheck();
  await home.getByRole("button", { name: "Clear all answers" }).click();
  await home.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(home, "Answers deleted", "You can answer again any time.");
  expect(Object.keys(await saved())).toEqual(["revision"]);
});
