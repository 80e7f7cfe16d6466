import { afterEach, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { pages } from "#web/app/pages.ts";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { yesNoLabels } from "#web/words/yes-no.ts";
import { english } from "./catalogues.ts";
import { formatWeekdayAndDay } from "./format-day.ts";
import { activateLanguage, i18n, loadArea, withWords } from "./i18n.ts";
import { fetchLanguage } from "./languages/fetch-language.ts";
import { rareEnglish } from "./rare-english.ts";

afterEach(() => activateLanguage("en"));

const friday = calendarDay("2026-11-20");

it("hydrating a page needs only the messages it was prerendered with", async () => {
  await activateLanguage();
  await loadArea("open");
  let changes = 0;
  const stop = i18n.on("change", () => {
    changes += 1;
  });
  await pages.landing.load();
  stop();
  expect(changes).toBe(0);
});

it.each(["en", "sw"] as const)(
  "messages loaded later are available without rerendering (%s)",
  async (tag) => {
    await activateLanguage(tag);
    let changes = 0;
    const stop = i18n.on("change", () => {
      changes += 1;
    });
    await loadArea("password");
    stop();
    expect(changes).toBe(0);
    const words = Object.keys((await english.password()).messages);
    expect(Object.keys(i18n.messages)).toEqual(expect.arrayContaining(words));
  },
);

it("a screen loads with the messages of its area and the shared ones", async () => {
  const { default: screen } = await withWords("skin", async () => "screen");
  i18n.activate("en");
  expect(screen).toBe("screen");
  expect(i18n.messages).toHaveProperty([hairSiteLabels.chin.id]);
  expect(i18n.messages).toHaveProperty([yesNoLabels.yes.id]);
});

it.each([
  ["sw", "Ijumaa, 20\u00a0Nov"],
  ["ha", "Jummaʼa, 20\u00a0Nuw"],
  ["yo", "Ọjọ́ Ẹtì, 20\u00a0Bélú"],
] as const)("%s has the words of every area that was open, and its own days", async (tag, day) => {
  await activateLanguage("en");
  await loadArea("health");
  const inEnglish = Object.keys(i18n.messages);
  await activateLanguage(tag);
  expect(i18n.locale).toBe(tag);
  expect(Object.keys(i18n.messages)).toEqual(expect.arrayContaining(inEnglish));
  expect(formatWeekdayAndDay(friday, i18n.locale)).toBe(day);
  await loadArea("visit");
  expect(i18n.locale).toBe(tag);
});

it("of two language switches in quick succession the last one wins", async () => {
  await Promise.all([activateLanguage("sw"), activateLanguage("ha"), activateLanguage("yo")]);
  expect(i18n.locale).toBe("yo");
});

it.each(["sw", "ha", "yo"] as const)("%s has a catalogue for every area", async (tag) => {
  const { catalogues, forms } = await fetchLanguage(tag);
  const areas = Object.keys({ ...english, ...rareEnglish }).sort();
  expect([Object.keys(catalogues).sort(), forms.language]).toEqual([areas, tag]);
});

it("a missing translation falls back to English", async () => {
  const { messages: words } = await english.crisis();
  const { messages } = await (await fetchLanguage("yo")).catalogues.crisis();
  expect(Object.keys(messages)).toEqual(Object.keys(words));
  expect(Object.values(messages)).not.toContain("");
});
