import type { Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { samplePng } from "#server/testing/sample-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, type Woman, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);
const path = "/api/body-checks";
const address = "/my-health/hair-and-skin";
const names = [
  "Upper lip",
  "Chin",
  "Chest",
  "Upper belly",
  "Lower belly",
  "Upper arms",
  "Thighs",
  "Upper back",
  "Lower back",
];
const hair = Object.fromEntries(hairSites.map((site) => [site, 1]));

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Answers the step by keyboard: into the group, down to the grade, and Enter. */
async function answerByKeys(page: Page, name: string, grade: number): Promise<void> {
  await expect(step(page, name)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (let down = 0; down < grade; down += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(grade)).toBeChecked();
  await inspect(page, name);
  await page.keyboard.press("Enter");
}

async function sendPhoto(server: string, { token }: Woman, date: string): Promise<number> {
  const query = `id=${crypto.randomUUID()}&date=${date}&bodyPlace=chin`;
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
    "upload-name": "chin",
  };
  const answer = await fetch(`${server}/api/uploads?${query}`, {
    method: "POST",
    headers,
    body: samplePng,
  });
  return answer.status;
}

test.describe("Hair and skin", () => {
  test("nine sites, skin and scalp are answered and saved by keyboard", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/my-health");
    await home.getByRole("link", { name: /^Hair and skin/ }).click();
    await expect(home.getByText("No checks yet")).toBeVisible();
    await inspect(home, "no checks");
    await home.getByRole("button", { name: "Start a check" }).press("Enter");
    await expect(step(home, "Before you begin")).toBeFocused();
    await home.getByLabel("I treat or remove hair").press("Space");
    await home.getByRole("radio", { name: "Brown", exact: true }).press("Space");
    await inspect(home, "before the walk");
    await home.getByRole("button", { name: "Start with hair" }).press("Enter");
    for (const [index, name] of names.entries()) await answerByKeys(home, name, index % 5);
    await answerByKeys(home, "Acne on the face", 2);
    await answerByKeys(home, "Hair at the parting", 3);
    await answerByKeys(home, "Darker skin in folds", 1);
    await expect(step(home, "Your check")).toBeFocused();
    await expect(home.getByText("16 of 36 points")).toBeVisible();
    await expect(home.getByText(/Recent guides: from 4 points/)).toBeVisible();
    await inspect(home, "the review");
    await home.getByRole("button", { name: "Save this check" }).press("Enter");
    await expectToast(home, "Check saved", "It's in your trend now.");

    await expect(
      home.getByRole("img", { name: /^Points by place: Upper lip 0, Chin 1/ }),
    ).toBeVisible();
    await expect(home.getByRole("img", { name: /^Hair score since/ })).toBeVisible();
    await inspect(home, "the trend");
    expect(await read(mwezi.address, path, signedIn)).toMatchObject([
      { date: today, acne: 2, hairThinning: 3, acanthosis: true, treatsHair: true },
    ]);
    const looks = await home.evaluate(() => localStorage.getItem("mwezi.skin-look"));
    expect(looks).toBe("brown");
  });

  test("answers of a check can be changed, and a check is deleted after confirmation", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await send("POST", `${mwezi.address}${path}`, { date: today, hair }, signedIn.token);
    await home.goto(address);
    await expect(home.getByText("9 of 36 points")).toBeVisible();
    await home.getByRole("button", { name: /^Edit the check of/ }).click();
    await home.getByRole("button", { name: "Change: Upper lip" }).click();
    await home.getByRole("radio", { name: "4 All of it, thick" }).press("Space");
    await home.getByRole("button", { name: "Review answers" }).click();
    await expect(home.getByText("12 of 36 points")).toBeVisible();
    await home.getByLabel("Notes").fill("Threaded on Monday");
    await home.getByRole("button", { name: "Save this check" }).click();
    await expect(home.getByText("Hair score 12 of 36")).toBeVisible();
    await expect(home.getByText("Threaded on Monday")).toBeVisible();

    await home.getByRole("button", { name: /^Delete the check of/ }).click();
    await inspect(home, "asking before it deletes");
    await home.getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(home, "Check deleted", "It's no longer in your trend.");
    await expect(home.getByText("No checks yet")).toBeVisible();
  });

  test("photos are taken, encrypted, compared side by side, and deleted", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const photo = { name: "IMG_2041.png", mimeType: "image/png", buffer: samplePng };
    await home.goto(address);
    const photos = home.getByRole("region", { name: "Photos (optional)" });
    await photos.getByLabel("Place").selectOption("Chin and upper lip");
    await inspect(home, "no photos");
    const chooser = home.waitForEvent("filechooser");
    await photos.getByRole("button", { name: "Take a photo" }).click();
    await (await chooser).setFiles(photo);
    await expectToast(home, "Photo saved", "Only you can open it.");
    expect(await read(mwezi.address, "/api/uploads", signedIn)).toMatchObject([
      { bodyPlace: "chin", type: "image/jpeg", date: today },
    ]);
    const earlier = addDays(today, -90);
    expect(await sendPhoto(mwezi.address, signedIn, earlier)).toBe(201);

    await home.reload();
    await expect(photos.getByRole("img")).toHaveCount(0);
    await home.evaluate(() => {
      const revoke = URL.revokeObjectURL.bind(URL);
      const { dataset } = document.documentElement;
      URL.revokeObjectURL = (url) => {
        dataset.revoked = `${dataset.revoked ?? ""} ${url}`;
        revoke(url);
      };
    });
    await photos.getByRole("button", { name: "Show the photos" }).click();
    await expect(photos.getByRole("img", { name: /^Chin and upper lip, / })).toHaveCount(2);
    await inspect(home, "two photos side by side");
    const [addressOfPhoto] = await photos
      .getByRole("img")
      .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).src));
    expect(addressOfPhoto).toMatch(/^blob:/);
    await photos.getByRole("button", { name: "Hide the photos" }).click();
    await expect(photos.getByRole("img")).toHaveCount(0);
    const revoked = await home.evaluate(() => document.documentElement.dataset.revoked);
    expect(revoked).toContain(addressOfPhoto);

    await photos.getByRole("button", { name: "Show the photos" }).click();
    await photos
      .getByRole("button", { name: /^Delete the photo of/ })
      .first()
      .click();
    await photos.getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(home, "Photo deleted", "We deleted it from our server too.");
    await expect(photos.getByRole("img")).toHaveCount(1);
    await home.goto("/my-health/labs");
    await expect(home.getByText("only you can open it")).toBeVisible();
  });

  test("an interrupted check continues where it stopped and lists the open sites", async ({
    home,
  }) => {
    await home.goto(address);
    await home.getByRole("button", { name: "Start a check" }).click();
    await home.getByRole("button", { name: "Start with hair" }).click();
    await home.getByRole("radio", { name: "3 Most of it, with gaps" }).press("Space");
    await home.getByRole("button", { name: "Next" }).click();
    await expect(step(home, "Chin")).toBeFocused();
    await home.getByRole("button", { name: "Finish later" }).click();
    await home.reload();
    await expect(home.getByText("You stopped at “Chin”.", { exact: false })).toBeVisible();
    await inspect(home, "a check that waits");
    await home.getByRole("button", { name: "Continue" }).click();
    await home.getByRole("button", { name: "Back" }).click();
    await expect(home.getByRole("radio", { name: "3 Most of it, with gaps" })).toBeChecked();
    for (const name of names) {
      await expect(step(home, name)).toBeFocused();
      await home.getByRole("button", { name: name === "Upper lip" ? "Next" : "Skip" }).click();
    }
    await home.getByRole("radio", { name: "1 A few small spots" }).press("Space");
    await home.getByRole("button", { name: "Next" }).click();
    await home.getByRole("button", { name: "Skip" }).click();
    await home.getByRole("button", { name: "Skip" }).click();
    await home.getByRole("button", { name: "Save this check" }).click();
    await expect(home.getByText("The hair score needs all nine places")).toBeVisible();
    await inspect(home, "sites that are missing");
    await home.getByRole("button", { name: "Leave hair out this time" }).click();
    await home.getByRole("button", { name: "Save this check" }).click();
    await expectToast(home, "Check saved", "It's in your trend now.");
    await expect(home.getByText("Acne 1 of 4")).toBeVisible();
  });

  test("a missing day is asked for, and a failed save keeps every answer", async ({ home }) => {
    await home.goto(address);
    await home.getByRole("button", { name: "Start a check" }).click();
    await home.getByLabel("Date").fill("");
    await home.getByRole("button", { name: "Only skin and scalp" }).click();
    await home.getByRole("radio", { name: "4 Many, large or sore" }).press("Space");
    for (const name of ["Next", "Skip", "Skip"]) {
      await home.getByRole("button", { name, exact: true }).click();
    }
    await home.getByLabel("Notes").fill("new cream");
    await home.getByRole("button", { name: "Save this check" }).click();
    await expect(home.getByText("Choose today or an earlier day.")).toBeVisible();
    await home.getByRole("button", { name: "Change the date" }).click();
    await home.getByLabel("Date").fill(today);
    await home.getByRole("button", { name: "Review answers" }).click();
    await home.route(`**${path}`, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, body: "" })
        : route.continue(),
    );
    await home.getByRole("button", { name: "Save this check" }).click();
    await expect(home.getByRole("alert")).toContainText("Your answers are still here.");
    await expect(home.getByLabel("Notes")).toHaveValue("new cream");
    await home.unroute(`**${path}`);
    await home.getByRole("button", { name: "Save this check" }).click();
    await expectToast(home, "Check saved", "It's in your trend now.");
  });

  test("a check changed in another tab is not overwritten silently", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const checks = `${mwezi.address}${path}`;
    const date = addDays(today, -90);
    await send("POST", checks, { date, hair, acne: 1 }, signedIn.token);
    await home.goto(address);
    await home.getByRole("button", { name: /^Edit the check of/ }).click();
    await home.getByLabel("Notes").fill("mine");
    await send("POST", checks, { date, hair, acne: 4 }, signedIn.token);
    await home.getByRole("button", { name: "Save this check" }).click();
    const choice = home.getByRole("dialog", { name: "This was changed somewhere else" });
    await expect(choice.getByRole("row", { name: /Notes.*mine/ })).toBeVisible();
    await choice.getByRole("button", { name: "Save what I typed" }).click();
    await expectToast(home, "Check saved", "It's in your trend now.");
  });

  test("ovulation is hidden from the folder if fertility is hidden", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/my-health");
    await expect(home.getByRole("link", { name: /^Ovulation/ })).toBeVisible();
    await expect(home.getByRole("link", { name: /^Patterns/ })).toBeVisible();
    await send(
      "PATCH",
      `${mwezi.address}/api/user/profile`,
      { hidesFertility: true },
      signedIn.token,
    );
    await home.goto("/my-health");
    await expect(home.getByRole("link", { name: /^Patterns/ })).toBeVisible();
    await expect(home.getByRole("link", { name: /^Ovulation/ })).toBeHidden();
  });
});
