import { addDays } from "#domain/days/calendar-day.ts";
import { log, logOn, mood, openTrack, saveButton, scale, today } from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { onboard } from "../support/woman.ts";

test.use({ beginsAtHome: false });

// Smooth scrolling to the focus could move a target away from the next tap.

const SERIOUS =
  "This sounds serious. If you're experiencing heavy bleeding, severe pelvic pain, fainting, chest pain or shortness of breath, please seek urgent medical care.";
const GROUPS = [
  "Bleeding",
  "Pain and fever",
  "Pregnant",
  "After a birth or a loss",
  "Diabetes",
  "Chest, leg, weakness",
  "Thoughts of self-harm",
  "Violence",
];
const HEAVY = "Heavy flow or bleeding lasting 8+ days may indicate a medical concern.";
const SEVERE = "Severe pain (8+/10) should be evaluated by a healthcare provider.";

test("a heavy day is saved, then asked about once, with the other warnings beside it [S8-28 S8-31]", async ({
  home,
}) => {
  await openTrack(home);
  await scale(home, "Pain").fill("9");
  await mood(home, "Heavy").check();
  await home.getByRole("radio", { name: "Yes, a period starts" }).check();
  await saveButton(home).click();
  const dialog = home.getByRole("dialog", { name: "How are you right now?" });
  await expect(dialog.getByText(SERIOUS)).toBeVisible();
  await expect(log(home).getByText(SEVERE)).toBeVisible();
  await expect(home.getByText(HEAVY)).toBeHidden();
  await inspect(home, "safety dialog");
  await dialog.getByRole("button", { name: "Dismiss" }).click();
  await expect(dialog).toBeHidden();
  await expect(saveButton(home)).toBeFocused();
  await expect(home.getByText(HEAVY)).toBeVisible();
});

test("See guidance shows the country's numbers, also offline [S8-31]", async ({ home }) => {
  await openTrack(home);
  await scale(home, "Pain").fill("8");
  await saveButton(home).click();
  await expect(home.getByText(SEVERE)).toBeHidden();
  await home.waitForLoadState("networkidle");
  await home.context().setOffline(true);
  await home.getByRole("link", { name: "See guidance" }).click();
  await expect(home.getByRole("heading", { level: 1, name: "When to get help" })).toBeVisible();
  await expect(home.getByRole("link", { name: "Call 112" })).toHaveAttribute("href", "tel:112");
  const signs = home.getByRole("region", { name: "Call now if any of these is true" });
  for (const name of GROUPS) {
    await expect(signs.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  }
  for (const sign of [
    /a pad or tampon an hour/,
    /You bleed heavily and you faint/,
    /pregnant or may be/,
  ]) {
    await expect(signs.getByText(sign)).toBeVisible();
  }
  for (const [number, href] of [
    ["10177", "tel:10177"],
    ["10111", "tel:10111"],
    ["0800 567 567", "tel:0800567567"],
    ["0800 428 428", "tel:0800428428"],
  ] as const) {
    await expect(home.getByRole("link", { name: number, exact: true })).toHaveAttribute(
      "href",
      href,
    );
  }
  await expect(home.getByText(/checked 20 Nov 2026/).first()).toBeVisible();
  await expect(signs.getByRole("link", { name: /^Call 0800 567 567/ })).toBeVisible();
  await expect(signs.getByRole("link", { name: /^Call 0800 428 428/ })).toBeVisible();
  await home.getByRole("link", { name: "I'm safe" }).click();
  await expect(scale(home, "Pain")).toHaveAttribute("aria-valuetext", "8 of 10, severe");
});

test("a warning is shown beside the log, without a dialog [S8-30]", async ({ home }) => {
  await openTrack(home);
  await scale(home, "Pain").fill("6");
  await saveButton(home).click();
  await expect(
    log(home).getByText("Persistent moderate pain may benefit from medical evaluation."),
  ).toBeVisible();
  await expect(log(home).getByRole("link", { name: /When to get help/ })).toBeVisible();
  await expect(home.getByRole("dialog")).toBeHidden();
});

test("a country without confirmed numbers gets the general number and the clinic", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await onboard(mwezi.address, signedIn, { country: "Other" });
  await home.goto("/guidance");
  await expect(home.getByRole("link", { name: "Call 112" })).toBeVisible();
  await expect(home.getByText(/no confirmed emergency number for your country/)).toBeVisible();
  await expect(home.getByText(/no confirmed mental health line/)).toBeVisible();
  for (const name of ["Crisis lines by country: findahelpline.com", "findahelpline.com"]) {
    await expect(home.getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      "https://findahelpline.com",
    );
  }
  await expect(home.getByRole("main").locator('a[href^="tel:"]')).toHaveCount(1);
});

test("a group of signs is one tap away, with the call button still visible", async ({ home }) => {
  await home.goto("/guidance");
  await home.getByRole("navigation", { name: "Kinds of signs" }).getByText("Violence").click();
  await expect(home.getByRole("heading", { name: "Violence" })).toBeInViewport();
  await expect(home.getByRole("link", { name: "Call 112" })).toBeInViewport();
  await expect(home.getByRole("link", { name: /^Call 0800 428 428/ })).toBeInViewport();
});

test("a quick exit replaces the guidance with an empty page", async ({ home }) => {
  await home.goto("/guidance");
  await home.getByRole("button", { name: "Leave this page quickly" }).click();
  await expect(home).toHaveURL("about:blank");
});

test("insights appear with logs: at most three, with figures [S2-72]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await expect(home.getByRole("heading", { name: "Your Insights" })).toBeHidden();
  for (const ago of [1, 2, 3]) {
    await logOn(mwezi.address, signedIn, addDays(today(), -ago), {
      mood: "sad",
      sleep_hours: 5,
      sleep_quality: 2,
      cravings: "sugar",
      acne: 4,
      stress_level: 8,
      bloating: 6,
      hair_growth: 8,
    });
  }
  await home.reload();
  const insights = home.getByRole("region", { name: "Your Insights" });
  await expect(insights.getByText(/You slept 5 and then 5 hours/)).toBeVisible();
  await expect(insights.getByText(/sugar cravings 3 times and acne 3 times/)).toBeVisible();
  await expect(insights.getByText(/Well supported: research guideline/)).toBeVisible();
  await expect(insights.getByRole("list").first().getByRole("listitem")).toHaveCount(3);
  await expect(insights.getByText(/isn't a diagnosis/)).toBeVisible();
});

test("the daily log and the guidance are accessible and fit a narrow phone", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await inspect(home, "empty track");
  for (const ago of [1, 2]) {
    const fields = { cravings: "sugar", acne: 4, hair_growth: 8, period_flow: "light" };
    await logOn(mwezi.address, signedIn, addDays(today(), -ago), fields);
  }
  await openTrack(home);
  await expect(home.getByRole("heading", { name: "Your Insights" })).toBeVisible();
  await mood(home, "Calm").check();
  await inspect(home, "track with logs");
  await home.getByRole("tab", { name: "Deep Log" }).click();
  await scale(home, "Acne").fill("9");
  await home.getByLabel("Days of bleeding so far").fill("9");
  await inspect(home, "Deep Log");
  await home.goto("/guidance");
  await expect(home.getByRole("link", { name: "Call 112" })).toBeVisible();
  await inspect(home, "guidance");
});
