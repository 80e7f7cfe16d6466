import { afterEach, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { concernAreas } from "#report/concern-words/areas.ts";
import { pages } from "#web/app/pages.ts";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { tables } from "./catalogues.ts";
import { formatWeekdayAndDay } from "./format-day.ts";
import { activateLanguage, fetchTable, hasTable, i18n, loadTable } from "./i18n.ts";

afterEach(() => activateLanguage("en"));

const friday = calendarDay("2026-11-20");

/** The changes that Lingui announces meanwhile, each of which renders the whole page again. */
async function changesDuring(work: () => Promise<unknown>): Promise<number> {
  let changes = 0;
  const stop = i18n.on("change", () => {
    changes += 1;
  });
  await work();
  stop();
  return changes;
}

it("hydrating a page needs only the messages it was prerendered with", async () => {
  await activateLanguage();
  expect(await changesDuring(() => pages.landing.load())).toBe(0);
});

it.each(["en", "sw"] as const)(
  "tables loaded later are available without rerendering (%s)",
  async (tag) => {
    await activateLanguage(tag);
    expect(await changesDuring(() => loadTable("concern-labs"))).toBe(0);
    const words = Object.keys(await fetchTable("concern-labs", tag));
    expect(words.length).toBeGreaterThan(10);
    expect(Object.keys(i18n.messages)).toEqual(expect.arrayContaining(words));
  },
);

// Must run before the tests that load whole languages, which add the forms as well.
it("a report in another language has its days", async () => {
  await fetchTable("report", "yo");
  expect(formatWeekdayAndDay(friday, "yo")).toBe("Ọjọ́ Ẹtì, 20\u00a0Bélú");
});

it.each([
  ["sw", "Ijumaa, 20\u00a0Nov"],
  ["ha", "Jummaʼa, 20\u00a0Nuw"],
  ["yo", "Ọjọ́ Ẹtì, 20\u00a0Bélú"],
] as const)(
  "%s has the words of every open table and screen, and its own days",
  async (tag, day) => {
    await activateLanguage("en");
    await loadTable("concern-signs");
    const inEnglish = i18n._(hairSiteLabels.chin);
    await activateLanguage(tag);
    expect(i18n.locale).toBe(tag);
    expect(hasTable("concern-signs")).toBe(true);
    expect(i18n._(hairSiteLabels.chin)).not.toBe(inEnglish);
    expect(formatWeekdayAndDay(friday, i18n.locale)).toBe(day);
  },
);

it("the last of two language switches in quick succession wins", async () => {
  await Promise.all([activateLanguage("sw"), activateLanguage("ha"), activateLanguage("yo")]);
  expect(i18n.locale).toBe("yo");
});

it.each(["en", "sw", "ha", "yo"] as const)("%s has every table", async (tag) => {
  const names = ["report", "field-labels", ...concernAreas] as const;
  expect(Object.keys(tables).sort()).toEqual([...names].sort());
  for (const name of names) {
    const messages = Object.values(await fetchTable(name, tag));
    expect([name, messages.length > 0, messages.includes("")]).toEqual([name, true, false]);
  }
});
