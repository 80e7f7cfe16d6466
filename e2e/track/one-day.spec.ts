import type { Bundle } from "@medplum/fhirtypes";
import { formatDay } from "#web/i18n/format-day.ts";
import { logOn, openTrack, scale } from "../support/daily-log.ts";
import { ago, logCycles, post } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { filesOf } from "../support/her-files.ts";
import type { Woman } from "../support/woman.ts";

const day = ago(2);
const date = formatDay(day, "en");

/**
 * A day logged in two places: ratings of 0–10 in the daily log, and a mood of 3 of 5 on the card.
 */
test.beforeEach(async ({ mwezi, signedIn, page }) => {
  const { address } = mwezi;
  await logCycles(address, signedIn, 20, [29, 30, 34]);
  const ratings = { pain_level: 5, anxiety_level: 8, stress_level: 8, motivation: 4 };
  await logOn(address, signedIn, day, { ...ratings, acne: 7, bloating: 6, sleep_quality: 7 });
  await post(address, "/api/moods", { date: day, depression: 3 }, signedIn);
  await page.reload();
});

test("a day agrees in Track, Symptoms, Trends and the report", async ({ home }) => {
  await openTrack(home, `/track?day=${day}`);
  await expect(scale(home, "Pain")).toHaveValue("5");
  await expect(scale(home, "Energy")).toHaveValue("4");
  await home.getByRole("tab", { name: "Deep Log" }).click();
  for (const [name, value] of [
    ["Stress", "8"],
    ["Anxiety", "8"],
    ["Sleep quality", "7"],
    ["Acne", "7"],
    ["Bloating", "6"],
  ] as const) {
    await expect(scale(home, name)).toHaveValue(value);
  }

  await home.goto("/symptoms");
  const symptoms = home.getByRole("region", { name: date });
  await expect(symptoms.getByRole("listitem").filter({ hasText: "Acne" })).toContainText("4/5");
  await expect(symptoms.getByRole("listitem").filter({ hasText: "Bloating" })).toContainText("3/5");

  await home.goto("/trends");
  const rowOf = (title: string) =>
    home.getByRole("region", { name: title, exact: true }).getByRole("row", { name: date });
  for (const title of ["Mood", "Sleep", "Energy"]) {
    await home
      .getByRole("region", { name: title, exact: true })
      .getByText("As a table", { exact: true })
      .click();
  }
  await expect(rowOf("Mood")).toHaveText(`${date}34`);
  await expect(rowOf("Sleep")).toHaveText(`${date}7`);
  await expect(rowOf("Energy")).toHaveText(`${date}4`);

  await home.goto("/my-health/doctor-visit");
  const report = home.getByRole("article", { name: "The page you hand over" });
  await expect(report).toContainText("low mood 3, anxiety 4");
  await expect(report).toContainText("Stress 8 of 10 on average");
  await expect(report).toContainText("Sleep 7 of 10");
  await expect(report).toContainText("Worst 5 of 10");
});

async function answersIn(address: string, woman: Woman) {
  const { entry }: Bundle = JSON.parse((await filesOf(address, "fhir", woman)).get("") ?? "");
  const components = (entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === "Observation" && resource.effectiveDateTime === day
      ? (resource.component ?? [])
      : [],
  );
  return components.map(({ code, valueInteger }) => [code.text, valueInteger]);
}

test("a day agrees in the spreadsheet, the clinic's file and a re-imported export", async ({
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  const [head, ...rows] = ((await filesOf(address, "csv", signedIn)).get("days.csv") ?? "")
    .split("\r\n")
    .map((line) => line.split(","));
  const row = rows.find(([first]) => first === day) ?? [];
  const cells = Object.fromEntries((head ?? []).map((name, place) => [name, row[place]]));
  expect(cells).toMatchObject({
    "pain (0-10)": "5",
    "low_mood (0-10)": "6",
    "anxiety (0-10)": "8",
    "stress (0-10)": "8",
    "sleep (0-10)": "7",
    "energy (0-10)": "4",
    symptoms: "acne_face 7; bloating 6",
  });

  expect(await answersIn(address, signedIn)).toEqual(
    expect.arrayContaining([
      ["Depression, from 0 to 10", 6],
      ["Stress level", 8],
      ["Anxiety level", 8],
      ["Pain level", 5],
      ["Acne", 7],
    ]),
  );

  const whole = JSON.parse((await filesOf(address, "json", signedIn)).get("") ?? "");
  expect(whole.pcosLogs).toMatchObject([{ date: day, stress_level: 8, acne: 7, pain_level: 5 }]);
  expect(whole.moods).toMatchObject([{ date: day, depression: 3 }]);
});
