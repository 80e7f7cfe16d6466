import { log, logOn, mood, openTrack, saveButton, savedLogs, today } from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectSaved, expectToast } from "../support/walks.ts";

test.use({ beginsAtHome: false });

// Smooth scrolling to the focus could move a target away from the next tap.

test("a failed save keeps the input, also after a reload, until it succeeds [S8-14]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await mood(home, "Irritable").check();
  await home.getByLabel("Notes").fill("Slept badly");
  let attempts = 0;
  await home.route("**/api/pcos-logs", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    attempts += 1;
    return attempts === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await saveButton(home).click();
  await expectToast(home, "Failed to save log", "Please try again.");
  await expect(home.getByText("What you wrote is still here.")).toBeVisible();
  await home.reload();
  await expect(mood(home, "Irritable")).toBeChecked();
  await expect(home.getByLabel("Notes")).toHaveValue("Slept badly");
  await home.route("**/api/pcos-logs", (route) => route.fulfill({ status: 503, body: "" }));
  await saveButton(home).click();
  await expect(home.getByText("What you wrote is still here.")).toBeVisible();
  await home.unroute("**/api/pcos-logs");
  await log(home).getByRole("button", { name: "Try again" }).click();
  await expectSaved(log(home));
  expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([
    { mood: "irritable", notes: "Slept badly" },
  ]);
});

test("two tabs don't overwrite each other silently", async ({ home, signedIn, mwezi }) => {
  await openTrack(home);
  await home.getByLabel("Notes").fill("Written here");
  const other = await home.context().newPage();
  await openTrack(other);
  await other.getByLabel("Notes").fill("Written there");
  await saveButton(other).click();
  await expectSaved(log(other));

  await expect(home.getByText("This day was changed somewhere else")).toBeVisible();
  await expect(home.getByLabel("Notes")).toHaveValue("Written here");
  await home.getByRole("button", { name: "Show what was saved" }).click();
  await expect(home.getByLabel("Notes")).toHaveValue("Written there");

  await home.getByLabel("Notes").fill("Written here after all");
  // As from another phone: no tab of this browser is notified.
  await logOn(mwezi.address, signedIn, today(), { notes: "From a phone" });
  await saveButton(home).click();
  await expect(home.getByText("This day was changed somewhere else")).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([{ notes: "From a phone" }]);
  await home.getByRole("button", { name: "Keep what I see here" }).click();
  await saveButton(home).click();
  await expectSaved(log(home));
  expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([
    { notes: "Written here after all" },
  ]);
});

test("a day's log is deleted after confirming twice", async ({ home, signedIn, mwezi }) => {
  await logOn(mwezi.address, signedIn, today(), { notes: "Not mine" });
  await openTrack(home);
  await home.getByRole("button", { name: "Delete this log" }).click();
  const question = home.getByText(
    /^This deletes everything you logged for .+\. You can't undo it\.$/,
  );
  await expect(question).toBeVisible();
  await home.getByRole("button", { name: "Keep it" }).click();
  await expect(home.getByLabel("Notes")).toHaveValue("Not mine");
  await home.getByRole("button", { name: "Delete this log" }).click();
  await home.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(home.getByLabel("Notes")).toHaveValue("");
  await expect(home.getByText("Nothing logged in the last 30 days yet")).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toEqual([]);
});

test("logs that fail to load are reported missing, and can be retried [S7-27 S8-13]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logOn(mwezi.address, signedIn, today(), { notes: "Kept on the server" });
  const [lists, days] = [/api\/pcos-logs\?days=/, `**/api/pcos-logs/${today()}`];
  await home.route(lists, (route) => route.fulfill({ status: 500, body: "" }));
  await home.route(days, (route) => route.fulfill({ status: 503, body: "" }));
  await openTrack(home);
  await expectToast(home, "Failed to fetch logs", "");
  await expect(home.getByText("We couldn't load this day")).toBeVisible();
  await home.unroute(lists);
  const failed = home.getByRole("alert").filter({ hasText: "Failed to fetch logs" });
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(home.getByText("1 of the last 30 days logged")).toBeVisible();
  await home.getByLabel("Notes").fill("Written in the dark");
  await home.unroute(days);
  // The second save still asks before it overwrites the other change.
  await saveButton(home).click();
  await expect(home.getByText("This day was changed somewhere else")).toBeVisible();
  await home.getByRole("button", { name: "Show what was saved" }).click();
  await expect(home.getByLabel("Notes")).toHaveValue("Kept on the server");
});
