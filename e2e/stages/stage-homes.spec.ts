import type { Profile } from "#contract/account/profile.ts";
import { ago, logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkInside } from "../support/inside.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { onboard, read, send } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const REGULAR = [28, 29, 28, 27];

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("with an injection home counts to the next and logs it in one tap", async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await logCycles(mwezi.address, signedIn, 200, REGULAR);
      const injection = { kind: "contraception", method: "injection", from: ago(160), to: ago(76) };
      await send("POST", `${mwezi.address}/api/life-stages`, injection, signedIn.token);
      await home.goto("/");
      await expect(home.getByRole("img", { name: /^Next injection: / })).toBeInViewport();
      await expect(
        home.getByText("Little or no bleeding is usual with your method."),
      ).toBeVisible();
      await expect(home.getByText("Log a few cycles to see predictions")).toHaveCount(0);
      await expect(home.getByText("No phase at this stage")).toBeVisible();
      await expect(home.getByText(/^No predictions at this stage/)).toBeAttached();
      await inspect(home, "home with an injection");
      const open = walkInside(home);
      await open("/history");
      await expect(home.getByText("Last period")).toBeVisible();
      await expect(home.getByText("so far")).toHaveCount(0);
      await open("/");
      await home.getByRole("button", { name: "I had it today" }).click();
      await expectToast(home, "Saved", "Your next date is on home.");
      await expect(home.getByRole("button", { name: "I had it today" })).toBeHidden();
      expect(await read<Profile>(mwezi.address, "/api/user/profile", signedIn)).toMatchObject({
        lifeStages: [{ method: "injection", to: ago(0) }],
      });
    });

    test("a late injection counts its days, and is logged in one tap", async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await logCycles(mwezi.address, signedIn, 200, REGULAR);
      const injection = { kind: "contraception", method: "injection", from: ago(172), to: ago(88) };
      await send("POST", `${mwezi.address}/api/life-stages`, injection, signedIn.token);
      await home.goto("/");
      await expect(home.getByText("Injection overdue").first()).toBeInViewport();
      await expect(home.getByText("Could you be pregnant?")).toHaveCount(0);
      await inspect(home, "home with a late injection");
      await home.getByRole("button", { name: "I had it today" }).click();
      await expectToast(home, "Saved", "Your next date is on home.");
      await expect(home.getByText("Injection overdue")).toHaveCount(0);
    });

    test("a pack begun on another day is counted from a tap", async ({ home, signedIn, mwezi }) => {
      const pill = { kind: "contraception", method: "pill", pack: "21_7", from: ago(22) };
      await send("POST", `${mwezi.address}/api/life-stages`, pill, signedIn.token);
      await home.goto("/");
      await expect(home.getByRole("img", { name: /^Day 23 of 28 of your pack/ })).toBeInViewport();
      await expect(home.getByRole("button", { name: "Start Period" })).toBeInViewport({ ratio: 1 });
      await inspect(home, "home in the break of a pack");
      await home.getByRole("button", { name: "New pack today" }).click();
      await expectToast(home, "Saved", "Your pack is counted from today.");
      await expect(home.getByRole("img", { name: /^Day 1 of 28 of your pack/ })).toBeVisible();
    });

    test("a newcomer on the pill is asked for her pack", async ({ home, signedIn, mwezi }) => {
      await onboard(mwezi.address, signedIn, { contraception: "pill" });
      await home.goto("/");
      await expect(home.getByText("When did your pack start?")).toBeInViewport();
      await expect(home.getByRole("button", { name: "Start Period" })).toBeInViewport();
      await expect(home.getByText("Log a few cycles to see predictions")).toHaveCount(0);
      await expect(home.getByRole("region", { name: "Your last 3 cycles" })).toBeVisible();
      await expect(home.getByText("Cycles logged")).toHaveCount(0);
      await expect(home.getByText("Your last 12 weeks")).toHaveCount(0);
      await inspect(home, "home of a newcomer on the pill");
    });

    test("over 45 symptoms are logged in two taps, and changes are explained", async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await onboard(mwezi.address, signedIn, { age: 47 });
      await logCycles(mwezi.address, signedIn, 20, [28, 28, 40, 27, 28]);
      await home.goto("/");
      await home.getByRole("button", { name: "Dryness" }).click();
      await home.getByRole("button", { name: "Moderate" }).click();
      await expectToast(home, "Saved", "It's in today's symptoms.");
      expect(await read(mwezi.address, "/api/symptoms", signedIn)).toMatchObject([
        { date: ago(0), type: "vaginal_dryness", severity: 5 },
      ]);
      await expect(home.getByRole("heading", { name: "Your cycles are changing" })).toBeVisible();
      await home.getByText("When should I see someone?").click();
      await expect(home.getByText(/^If you bleed between periods/)).toBeVisible();
      await inspect(home, "home over 45");
    });

    test("under 18 home says what is usual and who can see it", async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await onboard(mwezi.address, signedIn, { age: 15, guardianName: "Lindiwe" });
      await logCycles(mwezi.address, signedIn, 12, [33, 41, 27]);
      await home.goto("/");
      await expect(home.getByText(/^In the first years, 21 to 45 days/)).toBeInViewport();
      await home.getByRole("link", { name: "More for your age" }).click();
      await home.getByText("Who can see what I write?").click();
      await expect(home.getByText(/^Nobody else: not your parent/)).toBeVisible();
      await inspect(home, "home at 15");
    });

    test("in a pregnancy the clinic's due date changes the weeks", async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await logCycles(mwezi.address, signedIn, 84, REGULAR);
      const pregnancy = { kind: "pregnancy", from: ago(84) };
      await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
      for (const [days, systolic] of [
        [60, 108],
        [5, 118],
      ] as const) {
        const bloodPressure = { systolic, diastolic: 70 };
        const body = { date: ago(days), bloodPressure };
        await send("POST", `${mwezi.address}/api/metabolic`, body, signedIn.token);
      }
      await home.goto("/");
      await expect(home.getByRole("img", { name: "Pregnant: 12 weeks." })).toBeInViewport();
      await expect(home.getByText("118/70 mmHg")).toBeVisible();
      await expect(home.getByText(/^before: 108\/70 mmHg/)).toBeVisible();
      await inspect(home, "home in a pregnancy, with measures");
      await home.getByText("Your eight clinic checks").click();
      await expect(home.getByText(/^At 40 weeks: /)).toBeVisible();
      await home.getByText("My clinic gave me a due date").click();
      await home.getByLabel("Due date").fill(ago(-203));
      await home.getByRole("button", { name: "Save", exact: true }).click();
      await expectToast(home, "Saved", "Your weeks fit this due date.");
      await expect(home.getByRole("img", { name: "Pregnant: 11 weeks." })).toBeVisible();
    });
  });
}
