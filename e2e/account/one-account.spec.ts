import type { Bundle } from "@medplum/fhirtypes";
import { addDays } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { logOn, ZONE } from "../support/daily-log.ts";
import { ago, card, logCycles, post, read } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { filesOf } from "../support/her-files.ts";
import { send } from "../support/woman.ts";

test.use({ beginsAtHome: false });

/** Four days into a period, logged in three places; stress is 8 of 10 on each day. */
const FIRST = 3;

test("stress and bleeding agree on every screen and in every file", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  await logCycles(address, signedIn, FIRST + 28, [29, 31]);
  await send("POST", `${address}/api/cycles`, { startDate: ago(FIRST) }, signedIn.token);
  await logOn(address, signedIn, ago(3), { stress_level: 8, period_flow: "moderate" });
  await post(address, "/api/moods", { date: ago(2), stress: 4 }, signedIn);
  await post(address, "/api/stress", { date: ago(1), level: 4, tags: [] }, signedIn);
  await logOn(address, signedIn, ago(0), { stress_level: 2 });
  // Logged again later on the mood card, which wins.
  await post(address, "/api/moods", { date: ago(0), stress: 4 }, signedIn);
  const days = [3, 2, 1, 0].map((daysAgo) => ago(daysAgo));

  await home.goto("/");
  await expect(home.getByText("Stress high today (8/10)")).toBeVisible();
  const insight = card(home, "Stress & Cortisol Insights");
  await expect(insight).toContainText("over the last 14 days");
  await expect(insight).toContainText("Your stress averaged 8.0/10");
  const heatMap = card(home, "Your last 12 weeks");
  for (const day of days) {
    const bead = heatMap.getByRole("link", { name: formatDay(day, "en") });
    await expect(bead).toHaveAccessibleName(/: period, .*stress 8\/10$/);
  }
  const dayBefore = formatDay(addDays(ago(FIRST), -1), "en");
  await expect(heatMap.getByRole("link", { name: dayBefore })).toHaveAccessibleName(
    /nothing logged/,
  );

  for (const day of days) {
    await home.goto(`/calendar?month=${day.slice(0, 7)}`);
    const date = formatDay(day, "en");
    await home.getByRole("button", { name: new RegExp(`^${date}`) }).click();
    const dialog = home.getByRole("dialog", { name: date });
    await expect(dialog).toContainText("Period");
    await expect(dialog.getByText("8/10", { exact: true })).toBeVisible();
  }

  await home.goto("/my-health/doctor-visit");
  const report = home.getByRole("article", { name: "The page you hand over" });
  await expect(report).toContainText("Stress 8 of 10 on average");
  await expect(report).toContainText(`${formatDay(ago(FIRST), "en")}going on`);
  await expect(report).toContainText("Mood or stress noted on 4 days");

  const api = `${address}/api/insights/cortisol`;
  const headers = { authorization: `Bearer ${signedIn.token}`, "time-zone": ZONE };
  expect(await (await fetch(api, { headers })).json()).toMatchObject({
    daysLogged: 4,
    averageLevel: 4,
    rationale: expect.stringContaining("Your stress averaged 8.0/10"),
  });
  expect(await read(address, "/api/moods", signedIn)).toHaveLength(2);
});

test("cycle length and phase agree on every screen and in every file", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  await logCycles(address, signedIn, 20, [29, 30, 34]);
  await home.goto("/");
  await expect(card(home, "Your last 3 cycles")).toContainText(/Average cycle\s*31/);
  const ring = home.getByRole("img", { name: /^Day 21 of \d+\./ });
  const label = (await ring.getAttribute("aria-label")) ?? "";
  const phase = /Most likely [^.]+|\w+ phase/.exec(label)?.[0] ?? "";
  const expected = Number(/of (\d+)/.exec(label)?.[1]);
  await expect(home.getByText(phase, { exact: true }).first()).toBeVisible();
  const summary = { avgCycleLength: 31, nextPeriodDate: addDays(ago(20), expected) };
  expect(await read(address, "/api/cycles/summary", signedIn)).toMatchObject(summary);

  await home.goto("/history");
  await expect(home.getByText(/On average 31 days long\./)).toBeVisible();
  await home.goto("/patterns");
  await expect(card(home, "Where you are today")).toContainText(phase);
  await expect(card(home, "Your cycles")).toContainText(
    "3 of your last 3 cycles were in the usual",
  );
  await home.goto("/my-health/doctor-visit");
  const report = home.getByRole("article", { name: "The page you hand over" });
  await expect(report).toContainText(
    "3 complete cycles: on average 31 days, median 30, range 29–34",
  );
  await expect(report).toContainText(new RegExp(phase, "i"));

  const bundle = (await filesOf(address, "fhir", signedIn)).get("") ?? "";
  const texts = [...bundle.matchAll(/"data":"([^"]+)"/g)].map(([, data = ""]) => atob(data));
  expect(texts.join()).toContain("on average 31 days, median 30");
});

test("a day half a year ago agrees in the calendar and in every file", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  const day = ago(185);
  await logCycles(address, signedIn, 20, [29, 31, 30]);
  await logOn(address, signedIn, day, { stress_level: 8, period_flow: "light" });
  await post(address, "/api/moods", { date: addDays(day, 1), stress: 4 }, signedIn);
  await home.goto(`/calendar?month=${day.slice(0, 7)}`);
  const date = formatDay(day, "en");
  await home.getByRole("button", { name: new RegExp(`^${date}, .*logged`) }).click();
  const dialog = home.getByRole("dialog", { name: date });
  await expect(dialog.getByText("8/10", { exact: true })).toBeVisible();
  await expect(dialog).toContainText("Light");

  const days = (await filesOf(address, "csv", signedIn)).get("days.csv") ?? "";
  const rows = days.split("\r\n").map((row) => row.split(","));
  const place = rows[0]?.indexOf("stress (0-10)") ?? -1;
  for (const date of [day, addDays(day, 1)]) {
    expect(rows.find(([first]) => first === date)?.[place]).toBe("8");
  }
  const bundle = (await filesOf(address, "fhir", signedIn)).get("") ?? "";
  const { entry }: Bundle = JSON.parse(bundle);
  const components = (entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === "Observation" && resource.effectiveDateTime === day
      ? (resource.component ?? [])
      : [],
  );
  const stress = components.find(({ code }) => /^stress/i.test(code.text ?? ""));
  expect(stress?.valueInteger).toBe(8);
});
