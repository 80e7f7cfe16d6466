import type { Page } from "@playwright/test";
import type { Dose, Medicine } from "#contract/entries/medicines.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { latch } from "../support/latch.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, type Woman, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);
const PAGE = "/my-health/medications";

const dialog = (page: Page) => page.getByRole("dialog");
const dose = (page: Page, name: string, answer: "Taken" | "Late" | "Skipped") =>
  page.getByRole("group", { name, exact: true }).getByRole("button", { name: answer });
const card = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "What I take now" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

async function addThrough(
  address: string,
  { token }: Woman,
  body: Partial<Omit<Medicine, "id">>,
): Promise<Medicine> {
  const medicine = {
    name: "Metformin",
    schedule: { kind: "daily", timesADay: 2 },
    startDate: addDays(today, -1),
    ...body,
  };
  return (await send("POST", `${address}/api/medicines`, medicine, token)).json();
}

test("a medicine is added, answered with one tap, and the answer changed with another [S2-82]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const doses = () => read<Dose[]>(mwezi.address, "/api/doses", signedIn);
  await home.goto(PAGE);
  await expect(home.getByText("Nothing on your list yet")).toBeVisible();
  await inspect(home, "an empty list of medicines");
  await home.getByRole("button", { name: "Add medicine" }).click();
  await dialog(home).getByLabel("Name").fill("Metformin");
  await dialog(home).getByLabel("Dose each time").fill("0,5");
  await dialog(home).getByLabel("Unit").fill("g");
  await dialog(home).getByLabel("Times a day").selectOption("twice a day");
  await dialog(home).getByLabel("What it is for").fill("insulin");
  await inspect(home, "adding a medicine");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expectToast(home, "Metformin is on your list", "You'll see its doses day by day.");

  await expect(home.getByText(/2 doses still open/)).toBeVisible();
  await dose(home, "Metformin, dose 1 of 2", "Taken").click();
  await expect(dose(home, "Metformin, dose 1 of 2", "Taken")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(home.getByText(/1 dose still open/)).toBeVisible();
  await expect(card(home, "Metformin")).toContainText("1 of 1 logged dose");
  await expect.poll(async () => (await doses()).map(({ answer }) => answer)).toEqual(["taken"]);

  await dose(home, "Metformin, dose 1 of 2", "Late").click();
  await expect.poll(async () => (await doses()).map(({ answer }) => answer)).toEqual(["late"]);
  await expect(card(home, "Metformin")).toContainText("1 late");
  await inspect(home, "doses and the list");

  await dose(home, "Metformin, dose 1 of 2", "Late").click();
  await expect.poll(doses).toEqual([]);
  await home.reload();
  await expect(home.getByText(/2 doses still open/)).toBeVisible();
});

test("yesterday's doses can be answered today, and as-needed doses are counted", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await addThrough(mwezi.address, signedIn, { name: "Iron" });
  await addThrough(mwezi.address, signedIn, {
    name: "Ibuprofen",
    schedule: { kind: "as_needed" },
  });
  await home.goto(PAGE);
  await home.getByRole("button", { name: "Yesterday" }).click();
  await dose(home, "Iron, dose 2 of 2", "Skipped").click();
  await home.getByRole("button", { name: "Took one: Ibuprofen" }).click();
  await home.getByRole("button", { name: "Took one: Ibuprofen" }).click();
  await expect(home.getByText("Taken 2 times on this day")).toBeVisible();
  await home.getByRole("button", { name: "Remove one: Ibuprofen" }).click();
  await expect(home.getByText("Taken once on this day")).toBeVisible();
  await expect
    .poll(async () => {
      const noted = await read<Dose[]>(mwezi.address, "/api/doses", signedIn);
      return noted.map(({ date, slot, answer }) => [date, slot, answer]).sort();
    })
    .toEqual([
      [addDays(today, -1), 1, "taken"],
      [addDays(today, -1), 2, "skipped"],
    ]);
});

test("a tap that fails to save is reported, stays, and is retried", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await addThrough(mwezi.address, signedIn, { name: "Iron" });
  await home.goto(PAGE);
  await home.route("**/api/doses", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, body: "" })
      : route.continue(),
  );
  await dose(home, "Iron, dose 1 of 2", "Taken").click();
  await expect(home.getByRole("alert")).toContainText("1 answer isn't saved");
  await dose(home, "Iron, dose 2 of 2", "Late").click();
  await expect(home.getByRole("alert")).toContainText("2 answers aren't saved");
  await inspect(home, "answers that are not saved");
  await home.unroute("**/api/doses");
  await home.getByRole("button", { name: "Save again" }).click();
  await expect(home.getByRole("alert")).toBeHidden();
  await expect
    .poll(async () => {
      const noted = await read<Dose[]>(mwezi.address, "/api/doses", signedIn);
      return noted.map(({ slot, answer }) => `${slot} ${answer}`).sort();
    })
    .toEqual(["1 taken", "2 late"]);
});

test("with taps faster than the network the last answer wins", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await addThrough(mwezi.address, signedIn, { schedule: { kind: "daily", timesADay: 1 } });
  const answer = latch();
  await home.goto(PAGE);
  await home.route("**/api/doses", async (route) => {
    await answer.opened;
    await route.continue();
  });
  for (const tapped of ["Taken", "Late", "Skipped", "Taken"] as const) {
    await dose(home, "Metformin", tapped).click();
  }
  await dose(home, "Metformin", "Late").click();
  answer.open();
  await expect
    .poll(async () => {
      const noted = await read<Dose[]>(mwezi.address, "/api/doses", signedIn);
      return noted.map((one) => one.answer);
    })
    .toEqual(["late"]);
  await expect(dose(home, "Metformin", "Late")).toHaveAttribute("aria-pressed", "true");
});

test("a tap on a medicine deleted elsewhere refreshes the list", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { id } = await addThrough(mwezi.address, signedIn, { name: "Iron" });
  await home.goto(PAGE);
  await expect(dose(home, "Iron, dose 1 of 2", "Taken")).toBeVisible();
  await fetch(`${mwezi.address}/api/medicines/${id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  await dose(home, "Iron, dose 1 of 2", "Taken").click();
  await expectToast(
    home,
    "We couldn't log this dose",
    "Your list changed on another device. Here's the latest.",
  );
  await expect(home.getByText("Nothing on your list yet")).toBeVisible();
});

test("side effects are logged; a medicine is edited, ended, restarted and deleted", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await addThrough(mwezi.address, signedIn, {});
  await home.goto(PAGE);
  await home.getByRole("button", { name: "Side effects of Metformin" }).click();
  await dialog(home).getByLabel("Side effects").fill("Nausea, better with food");
  await inspect(home, "noting side effects");
  await dialog(home).getByRole("button", { name: "Save the note" }).click();
  await expect(card(home, "Metformin")).toContainText("Nausea, better with food");

  await home.getByRole("button", { name: "Edit Metformin" }).click();
  await dialog(home).getByLabel("When you take it").selectOption("Some days of my cycle");
  await expect(dialog(home).getByText(/We count past days by this schedule/)).toBeVisible();
  await dialog(home).getByLabel("From cycle day").fill("16");
  await dialog(home).getByLabel("To cycle day").fill("5");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  const last = dialog(home).getByLabel("To cycle day");
  await expect(last).toHaveAttribute("aria-invalid", "true");
  await expect(last).toBeFocused();
  await last.fill("25");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(card(home, "Metformin")).toContainText("twice a day on days 16 to 25 of the cycle");

  await home.getByRole("button", { name: "I stopped taking Metformin" }).click();
  await dialog(home).getByLabel("Last day you took it").fill(addDays(today, -1));
  await inspect(home, "ending a medicine");
  await dialog(home).getByRole("button", { name: "Save the last day" }).click();
  await expectToast(home, "Metformin has ended", "We keep everything you logged for it.");
  await home.getByText("1 has ended").click();
  await home.getByRole("button", { name: "Take Metformin again" }).click();
  await expect(dialog(home).getByLabel("Name")).toHaveValue("Metformin");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(card(home, "Metformin")).toBeVisible();
  const storedMedicines = await read<Medicine[]>(mwezi.address, "/api/medicines", signedIn);
  expect(storedMedicines.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    [today, undefined],
    [addDays(today, -1), addDays(today, -1)],
  ]);

  await card(home, "Metformin").getByRole("button", { name: "Edit Metformin" }).click();
  await dialog(home).getByRole("button", { name: "Delete this medicine" }).click();
  await dialog(home).getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(home, "Metformin is deleted", "Its doses were deleted too.");
});

test("a twelve-weekly injection and a pack with its break are due on the right days", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const add = async (name: string, fill: () => Promise<unknown>) => {
    await home.getByRole("button", { name: "Add medicine" }).click();
    await dialog(home).getByLabel("Name").fill(name);
    await fill();
    await inspect(home, `adding ${name}`);
    await dialog(home).getByRole("button", { name: "Save" }).click();
    await expect(card(home, name)).toBeVisible();
  };
  const kind = (label: string) => dialog(home).getByLabel("When you take it").selectOption(label);
  await home.goto(PAGE);
  await add("Injection", async () => {
    await kind("Every few days, weeks or months");
    await dialog(home).getByRole("button", { name: "Save" }).click();
    await expect(dialog(home).getByLabel("Every", { exact: true })).toBeFocused();
    await dialog(home).getByLabel("Every", { exact: true }).fill("12");
  });
  await expect(card(home, "Injection")).toContainText("Every 12 weeks", { ignoreCase: true });
  await expect(dose(home, "Injection", "Taken")).toBeVisible();
  await add("The pill", async () => {
    await kind("Packs with a break, like the pill");
    await dialog(home).getByLabel("First day").fill(addDays(today, -22));
  });
  const pill = card(home, "The pill");
  await expect(pill).toContainText("once a day for 21 days, then 7 days without", {
    ignoreCase: true,
  });
  await expect(dose(home, "The pill", "Taken")).toBeHidden();
  const noted = await read<Medicine[]>(mwezi.address, "/api/medicines", signedIn);
  expect(noted.map(({ schedule }) => schedule)).toEqual([
    { kind: "every", count: 12, unit: "weeks", timesADay: 1 },
    { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 },
  ]);
});

test("a medicine that fails to save keeps the input", async ({ home, signedIn, mwezi }) => {
  await home.goto(PAGE);
  await home.getByRole("button", { name: "Add medicine" }).click();
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(dialog(home).getByLabel("Name")).toBeFocused();
  await expect(dialog(home).getByText("Enter a name.")).toBeVisible();
  await dialog(home).getByLabel("Name").fill("Vitamin D");
  await home.route("**/api/medicines", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // The request arrives, but a proxy replaces the response.
    await route.fetch();
    return route.fulfill({ status: 503, body: "" });
  });
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(dialog(home).getByRole("alert")).toContainText("Something went wrong on our side");
  await home.unroute("**/api/medicines");
  await dialog(home).getByLabel("Dose each time").fill("1000");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(dialog(home)).toBeHidden();
  const storedMedicines = await read<Medicine[]>(mwezi.address, "/api/medicines", signedIn);
  expect(storedMedicines.map(({ name, dose: size }) => [name, size])).toEqual([
    ["Vitamin D", 1000],
  ]);
});
