import { ago, logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { daysAgo, expectPages, livesOn } from "../support/moved-clock.ts";
import { expectToast } from "../support/walks.ts";
import { send } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const ALL_DAY = { isOn: true, time: "00:00" };

test("from a pregnancy through a birth and breastfeeding to the first period", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  const { token } = signedIn;
  const weeks36 = 7 * 36;
  await logCycles(address, signedIn, weeks36, [28, 29, 28, 27]);
  await send(
    "POST",
    `${address}/api/life-stages`,
    { kind: "pregnancy", from: ago(weeks36) },
    token,
  );
  const reminders = { period: ALL_DAY, lifeStage: ALL_DAY };
  await send("PATCH", `${address}/api/reminders`, reminders, token);
  const due = home.getByRole("navigation", { name: "Due now" });
  await livesOn(home, mwezi, 0);
  await expect(home.getByRole("img", { name: "Pregnant: 36 weeks." })).toBeInViewport();
  await expect(home.getByText("Third trimester")).toBeInViewport();
  await expect(due.getByText("A clinic visit is due")).toBeVisible();
  await inspect(home, "home at 36 weeks");

  await livesOn(home, mwezi, 25);
  await home.getByRole("button", { name: "I'm bleeding, or it has ended" }).click();
  await home.getByRole("button", { name: "My pregnancy has ended" }).click();
  const dialog = home.getByRole("dialog", { name: "My pregnancy has ended" });
  await dialog.getByRole("radio", { name: "I gave birth" }).check();
  await dialog.getByLabel("Last day of the pregnancy").fill(daysAgo(mwezi, 1));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(home.getByText(/^Bleeding in the first six weeks is healing/)).toBeInViewport();
  await expect(home.getByText(/^You can get pregnant before your first period/)).toBeVisible();
  const breastfeeding = { kind: "breastfeeding", from: daysAgo(mwezi, 1) };
  await send("POST", `${address}/api/life-stages`, breastfeeding, token);
  await livesOn(home, mwezi, 1);
  await expect(due.getByText("A clinic visit is due")).toBeVisible();
  await expect(home.getByText(/^Breastfeeding prevents pregnancy only if/)).toBeInViewport();
  await expect(home.getByText(/menstrual|follicular|ovulatory|luteal/i)).toHaveCount(0);
  await inspect(home, "home after a birth");
  await expectPages(
    home,
    mwezi,
    {
      track: "Your cycle has not come back yet.",
      countsDays: false,
      report: /birth on .*; breastfeeding/,
      calendar: /Edit this day's log/,
    },
    inspect,
  );

  await livesOn(home, mwezi, 28);
  await livesOn(home, mwezi, 28);
  await expect(home.getByText(/^Bleeding in the first six weeks is healing/)).toHaveCount(0);
  await expect(home.getByText(/^Breastfeeding prevents pregnancy only if/)).toBeInViewport();
  await home.getByRole("button", { name: "My first period is here" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  await expect(home.getByText("Menstrual phase")).toBeVisible();
  await inspect(home, "home with the first period after a birth");
  await expectPages(
    home,
    mwezi,
    { track: "Day 1 (Menstrual)", countsDays: true, report: /birth on /, calendar: "Period" },
    inspect,
  );
});
