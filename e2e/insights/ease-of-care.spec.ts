import { addDays } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { expectInDocs, fromHome, row, tab } from "../support/counter.ts";
import { ago, post } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { PASSWORD } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("a result and a medicine take few taps", async ({ home }) => {
  const dialog = home.getByRole("dialog");
  const result = await fromHome(home);
  await result.tap(tab(home, "My Health"));
  await result.sees(row(home, "Open labs"));
  await result.tap(row(home, "Open labs"));
  await result.step("Labs");
  await result.button("Add a result");
  await result.sees(dialog.getByLabel("Test", { exact: true }));
  await result.choose(dialog.getByLabel("Test", { exact: true }), { label: "Fasting glucose" });
  await result.type(dialog.getByLabel("Date the blood was taken"), ago(3));
  await result.type(dialog.getByLabel("Result", { exact: true }), "5.4");
  await result.tap(dialog.getByRole("button", { name: "Save result" }));
  await expect(dialog).toBeHidden();
  await expectInDocs("A result of her laboratory", result.count);
  // A closed dialog goes back in the history, which would abort the next navigation.
  await home.waitForFunction(() => !history.state?.dialogs);

  const medicine = await fromHome(home);
  await medicine.tap(tab(home, "My Health"));
  await medicine.sees(row(home, "Manage"));
  await medicine.tap(row(home, "Manage"));
  await medicine.step("Medications & Supplements");
  await medicine.button("Add medicine");
  await medicine.sees(dialog.getByLabel("Name"));
  await medicine.type(dialog.getByLabel("Name"), "Metformin");
  await medicine.choose(dialog.getByLabel("Times a day"), "twice a day");
  await medicine.tap(dialog.getByRole("button", { name: "Save", exact: true }));
  await expect(dialog).toBeHidden();
  await expectInDocs("A medicine, twice a day", medicine.count);
});

test("a wrong start is corrected from the calendar in few taps", async ({
  home,
  signedIn,
  mwezi,
}) => {
  // A day of this month, as the calendar opens on it.
  const daysIn = Math.min(8, Number(ago(0).slice(8)) - 1);
  const period = { startDate: ago(daysIn), endDate: ago(Math.max(0, daysIn - 4)) };
  await post(mwezi.address, "/api/cycles", period, signedIn);
  const walk = await fromHome(home);
  await walk.tap(home.getByRole("banner").getByRole("link", { name: "Calendar" }));
  await walk.step("Calendar");
  const day = formatDay(ago(daysIn), "en");
  await walk.tap(home.getByRole("button", { name: new RegExp(`^${day}`) }));
  const dialog = home.getByRole("dialog");
  await walk.sees(dialog);
  await walk.tap(dialog.getByRole("button", { name: "Edit the cycle that began on this day" }));
  const form = home.getByRole("dialog", { name: "Edit this cycle" });
  await walk.sees(form);
  await walk.type(form.getByLabel("Bleeding began"), addDays(ago(daysIn), -1));
  await walk.tap(form.getByRole("button", { name: "Save changes" }));
  await expect(form).toBeHidden();
  await expectInDocs("A start put right", walk.count);
});

test("importing a history and deleting everything take few taps", async ({ home }) => {
  const settings = home.getByRole("banner").getByRole("link", { name: "Settings" });
  const history = await fromHome(home);
  await history.tap(settings);
  await history.step("Settings");
  await history.tap(row(home, /^Import your history/));
  await history.step("Import your history");
  const file = { date: ago(40), type: "period", value: { option: "medium" } };
  const choosing = home.waitForEvent("filechooser");
  await history.tap(home.getByText(/Choose a file/).first());
  await (await choosing).setFiles({
    name: "clue.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify([file])),
  });
  await history.sees(home.getByRole("heading", { name: "Found: Clue" }));
  await history.button("Import it");
  await history.sees(home.getByRole("heading", { name: "Your history is here" }));
  await expectInDocs("Her history from another app", history.count);

  const deletion = await fromHome(home);
  await deletion.tap(settings);
  await deletion.step("Settings");
  await deletion.tap(row(home, /^Your data/));
  await deletion.step("Your data");
  await deletion.button("Delete account");
  const dialog = home.getByRole("dialog");
  await deletion.sees(dialog);
  await deletion.type(dialog.getByLabel("Your password"), PASSWORD);
  await deletion.tap(dialog.getByRole("button", { name: /^Delete/ }));
  await deletion.step("Your Wellness, Beautifully Tracked");
  await expectInDocs("Her account deleted", deletion.count);
});
