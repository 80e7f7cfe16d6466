import type { LifeStage } from "#contract/entries/life-stage.ts";
import { logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { daysAgo, expectPages, livesOn } from "../support/moved-clock.ts";
import { expectToast } from "../support/walks.ts";
import { read, send } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const REGULAR = [28, 29, 28, 27];
const ALL_DAY = { isOn: true, time: "00:00" };

test("from a late period to a positive test, a loss at 8 weeks and the next period", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  await logCycles(address, signedIn, 27, REGULAR);
  const reminders = { period: ALL_DAY, lifeStage: ALL_DAY };
  await send("PATCH", `${address}/api/reminders`, reminders, signedIn.token);
  const due = home.getByRole("navigation", { name: "Due now" });

  await livesOn(home, mwezi, 7);
  const cycleStart = daysAgo(mwezi, 34);
  await expect(home.getByText("Could you be pregnant?")).toBeInViewport();
  await expect(home.getByText("We lost track")).toBeHidden();
  await inspect(home, "late, and asked about a pregnancy");
  await expectPages(
    home,
    mwezi,
    {
      track: "Later than expected, so we don't show a phase.",
      countsDays: true,
      report: "no test logged",
      calendar: /day 35 of this cycle/,
    },
    inspect,
  );
  await home.getByRole("button", { name: "I took a test" }).click();
  await home.getByRole("button", { name: "Positive" }).click();
  await expectToast(home, "Saved", "Book a clinic visit. They'll talk");
  await expect(home.getByRole("img", { name: "Pregnant: 4 weeks, 6 days." })).toBeInViewport();

  await livesOn(home, mwezi, 22);
  await expect(home.getByRole("img", { name: "Pregnant: 8 weeks." })).toBeInViewport();
  await expect(home.getByText("First trimester")).toBeInViewport();
  await expect(home.getByRole("link", { name: "See the danger signs" })).toBeInViewport();
  await expect(home.getByRole("button", { name: "Start Period" })).toBeHidden();
  await expect(due.getByText(/period/i)).toHaveCount(0);
  await inspect(home, "home in a pregnancy");
  await expectPages(
    home,
    mwezi,
    {
      track: "Phases and predictions are paused while you're pregnant.",
      countsDays: false,
      report: "Pregnancy: pregnant, 8 weeks.",
      calendar: /Edit this day's log/,
    },
    inspect,
  );

  await home.getByRole("button", { name: "I'm bleeding, or it has ended" }).click();
  await home.getByRole("button", { name: "My pregnancy has ended" }).click();
  const dialog = home.getByRole("dialog", { name: "My pregnancy has ended" });
  await dialog.getByRole("radio", { name: "I lost the pregnancy" }).check();
  await dialog.getByLabel("Last day of the pregnancy").fill(daysAgo(mwezi, 2));
  await dialog.getByRole("button", { name: "Save" }).click();
  const ended = daysAgo(mwezi, 2);
  await expect(home.getByText("We're sorry.")).toBeInViewport();
  await expect(home.getByRole("link", { name: "See the danger signs" })).toBeInViewport();
  await expect(home.getByText(/menstrual|follicular|ovulatory|luteal/i)).toHaveCount(0);
  await inspect(home, "home after a loss");
  await expectPages(
    home,
    mwezi,
    {
      track: "Your cycle has not come back yet.",
      countsDays: false,
      report: "pregnancy loss on",
      calendar: /Edit this day's log/,
    },
    inspect,
  );

  await livesOn(home, mwezi, 19);
  await expect(due.getByText("A test should be negative now")).toBeVisible();
  await expect(home.getByText(/^A pregnancy test should be negative now/)).toBeVisible();
  await livesOn(home, mwezi, 12);
  await home.getByRole("button", { name: "My period is back" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  await expect(home.getByText("Menstrual phase")).toBeVisible();
  await inspect(home, "home with the first period after a loss");
  await expectPages(
    home,
    mwezi,
    {
      track: "Day 1 (Menstrual)",
      countsDays: true,
      report: "pregnancy loss on",
      calendar: "Period",
    },
    inspect,
  );
  expect(await read<LifeStage[]>(address, "/api/life-stages", signedIn)).toMatchObject([
    { kind: "pregnancy", from: cycleStart, to: ended, ending: "loss" },
  ]);
});
