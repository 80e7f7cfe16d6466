import { expect, it } from "vitest";
import { concernsIn } from "#contract/insights/concerns-in.ts";
import { visitParts } from "#contract/visit/visit-report.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { TODAY } from "#domain/testing/concern-stories/story-case.ts";
import { documentMessages } from "#report/messages/document-messages.ts";
import type { Speech } from "#report/speech.ts";
import { aboutWords, headFacts } from "#report/visit-head.ts";
import { summarySections } from "#report/visit-sections.ts";
import { stripRows, stripWords } from "#report/visit-strip.ts";
import { visitText } from "#report/visit-text.ts";
import { periodWords } from "#report/visit-words.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { pageFaults } from "#server/testing/faults/page-faults.ts";
import { structureFaults } from "#server/testing/faults/structure-faults.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { tenWomen, today } from "#server/testing/stories/ten-women.ts";
import { fewWords } from "#server/testing/translations.ts";
import { visitPdf } from "./pdf.ts";
import { makeVisitReport } from "./report.ts";

const flat = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

const reports = new Map<keyof typeof tenWomen, ReturnType<typeof makeReport>>();

/** Made once for each woman: the tests only read it. */
function reportOf(woman: keyof typeof tenWomen): ReturnType<typeof makeReport> {
  const report = reports.get(woman) ?? makeReport(woman);
  reports.set(woman, report);
  return report;
}

async function makeReport(woman: keyof typeof tenWomen) {
  const journal = { read: () => readerOf(tenWomen[woman]) };
  const options = { months: 6 as const, include: [...visitParts] };
  // This journal has only one account, so the owner is not needed.
  return makeVisitReport({ journal, owner: null as never, today }, options);
}

const languages = [
  {
    language: "sw",
    title: "Muhtasari wa afya",
    period: "21 Mei 2026 hadi 20 Nov 2026 (miezi 6)",
    cycles: "Mizunguko",
    page: "Ukurasa 2 kati ya",
    foot: "Ameitengeneza kwa Mwezi tarehe 20 Nov 2026",
  },
  {
    language: "ha",
    title: "Taƙaitaccen bayanin lafiya",
    period: "21 May, 2026 zuwa 20 Nuw, 2026 (watanni 6)",
    cycles: "Zagayen jinin haila na ɗaya-ɗaya, ƴan ɓangarori",
    page: "Shafi 2 cikin",
    foot: "Ita ta yi shi da Mwezi ran 20 Nuw, 2026",
  },
  {
    language: "yo",
    title: "Àkópọ̀ ìlera",
    period: "sí 20 Bélú 2026 (oṣù 6)",
    cycles: "Àwọn àyípo nǹkan oṣù",
    page: "Ojú ìwé 2 nínú",
    foot: "Òun ló ṣe é pẹ̀lú Mwezi ní 20",
  },
] as const;

it.each(languages)("a page in $language contains its letters, days and plurals", async (one) => {
  const report = await reportOf("pcos");
  const bytes = await visitPdf(fewWords(one.language), report, { isDetailed: true });
  const { pages, title, language, isTagged } = await readPdf(bytes);
  expect([language, title.normalize("NFC"), isTagged]).toEqual([
    one.language,
    one.title.normalize("NFC"),
    true,
  ]);
  const [first] = pages;
  const text = flat(pages.map((page) => page.text).join(" "));
  for (const words of [one.title, one.period, one.cycles, one.page, one.foot]) {
    expect(text).toContain(flat(words));
  }
  // Untranslated text falls back to English.
  expect(text).toContain(flat("Medicines and supplements"));
  expect(text).not.toContain("?".repeat(2));
  expect(pages.flatMap(pageFaults)).toEqual([]);
  expect(first ? structureFaults(first.tree) : null).toEqual([]);
});

it("a message begins with the title and days in its language", async () => {
  const text = visitText(fewWords("sw"), await reportOf("pcos"));
  expect(text).toMatch(/^Muhtasari wa afya\n21 Mei 2026 hadi 20 Nov 2026 \(miezi 6\)\n/);
  expect(text).toContain("\n\nMIZUNGUKO\n");
});

it("a message in another language quotes the advice and has no number that the page lacks", async () => {
  const [whole, swahili] = [await reportOf("empty"), fewWords("sw")];
  for (const { name, story } of stories) {
    const flags = concernsIn(story, TODAY);
    const [section] = summarySections(swahili, { ...whole, flags });
    for (const line of section?.part === "flags" ? section.list : []) {
      expect(line, name).toMatch(/Advised: (?:“|Call a )/);
      expect(line, name).not.toMatch(/this number/);
    }
  }
});

it.each(languages)(
  "the pages of ten women fit and list their medicines in $language",
  async ({ language }) => {
    for (const woman of Object.keys(tenWomen) as (keyof typeof tenWomen)[]) {
      const report = await reportOf(woman);
      const bytes = await visitPdf(speechOf(language), report, { isDetailed: true });
      const { pages } = await readPdf(bytes);
      expect([woman, ...pages.flatMap(pageFaults)]).toEqual([woman]);
      const inUse = (report.medicines ?? []).filter(({ endDate }) => endDate === null);
      for (const { name } of inUse) expect(flat(pages[0]?.text ?? "")).toContain(flat(name));
    }
  },
);

it("a page tags untranslated text as English and leaves the user's own text untagged", async () => {
  const report = { ...(await reportOf("pcos")), questions: ["Kí ló dé tí inú mi ń rùn?"] };
  const languagesOf = async (speech: Speech) => {
    const { pages } = await readPdf(await visitPdf(speech, report, { isDetailed: true }));
    return new Set(pages.flatMap(({ languages: named }) => Object.keys(named)));
  };
  expect(await languagesOf(speechOf("yo"))).toEqual(new Set(["und"]));
  expect(await languagesOf(fewWords("sw"))).toEqual(new Set(["en", "und"]));
});

it("the page on screen has no text that its catalogue lacks", async () => {
  const said = new Set<string>();
  const english = speechOf("en");
  const listening: Speech = {
    ...english,
    say: (id, values) => {
      said.add(id);
      return english.say(id, values);
    },
  };
  for (const woman of Object.keys(tenWomen) as (keyof typeof tenWomen)[]) {
    const report = await reportOf(woman);
    summarySections(listening, report);
    headFacts(listening, report);
    aboutWords(listening, report);
    periodWords(listening, report);
    stripWords(stripRows(listening, report.cycles?.strip ?? [], report.made));
  }
  expect(said.size).toBeGreaterThan(100);
  expect(Object.keys(documentMessages).filter((id) => said.has(id))).toEqual([]);
});
