import { expect, it } from "vitest";
import { type LanguageTag, languageTags } from "#contract/kernel/language-tag.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { concernMessages } from "#report/concern-words/messages.ts";
import { reportMessages } from "#report/messages/report-messages.ts";
import { dayWords, numberWords } from "#report/speech.ts";
import { pdfLetters } from "#server/documents/pdf/letters.ts";
import { fewWords } from "#server/testing/translations.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { english, speechFrom, speechOf } from "./speech-of.ts";

const tags: readonly LanguageTag[] = languageTags;

it("a language formats its own days, numbers and plurals", () => {
  const day = calendarDay("2026-03-05");
  const said = (["sw", "ha", "yo"] as const).map((language) => {
    const speech = fewWords(language);
    const months = speech.say("report.period", { from: "", to: "", months: 1 });
    return [dayWords(speech, day), numberWords(speech, 6.25), months.slice(months.indexOf("("))];
  });
  expect(said).toEqual([
    ["5 Mac 2026", "6.25", "(mwezi 1)"],
    ["5 Mar, 2026", "6.25", "(wata 1)"],
    ["5 Ẹrẹ̀nà 2026", "6.25", "(oṣù 1)"],
  ]);
});

it("English writes a day as is usual in the time zone's country", () => {
  const day = calendarDay("2026-03-05");
  const zones = [undefined, "Etc/UTC", "Africa/Lagos"];
  const said = zones.map((zone) => dayWords(speechOf("en", zone), day));
  expect(said).toEqual(["Mar 5, 2026", "Mar 5, 2026", "5 Mar 2026"]);
  expect(dayWords(speechOf("sw", "Africa/Lagos"), day)).toBe("5 Mac 2026");
});

it("a message missing in a catalogue falls back to English and to no other language", () => {
  const swahili = speechFrom("sw", { "report.part.pain": "Maumivu" });
  expect(swahili.say("report.part.pain")).toBe("Maumivu");
  expect(swahili.say("report.part.cycles")).toBe("Cycles");
  expect(english.say("report.part.pain")).toBe("Pain");
});

it("every language has every message, translated or not", () => {
  const ids = Object.keys({ ...reportMessages, ...concernMessages });
  for (const tag of tags) {
    const speech = speechOf(tag);
    const values = { value: "hers" };
    const silent = ids.filter((id) => speech.say(id as keyof typeof reportMessages, values) === "");
    expect([speech.forms.language, silent]).toEqual([tag, []]);
  }
});

it("the PDF fonts cover all letters of the translations and of the day names", () => {
  const letters = new Set(pdfLetters.latin);
  for (const tag of tags) {
    const { months, shortMonths, weekdays, shortWeekdays } = speechOf(tag).forms;
    const names = [...months, ...shortMonths, ...weekdays, ...shortWeekdays];
    const texts = [...names, ...Object.values(readCatalogue(tag)), "ɓɗƙƴẹ́ọ̀ṣẸ̀Ọ́Ṣńǹ"];
    const missing = texts.flatMap((text) =>
      [...text.normalize("NFC")].filter((letter) => !letters.has(letter)),
    );
    expect([tag, missing.filter((letter) => letter !== "\n")]).toEqual([tag, []]);
  }
});
