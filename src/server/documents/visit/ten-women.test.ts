import { describe, expect, it } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { dayWords } from "#report/speech.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { pageFaults } from "#server/testing/faults/page-faults.ts";
import { structureFaults } from "#server/testing/faults/structure-faults.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { tenWomen, today } from "#server/testing/stories/ten-women.ts";
import { visitPdf } from "./pdf.ts";
import { makeVisitReport } from "./report.ts";

type Woman = keyof typeof tenWomen;

const pagesOf = (woman: Woman) => pagesOfStory(tenWomen[woman]);

async function pagesOfStory(story: (typeof tenWomen)[Woman], { isDetailed = false } = {}) {
  const journal = { read: () => readerOf(story) };
  const options = { months: 6 as const, include: [...visitParts] };
  // This journal has only one account, so the owner is not needed.
  const report = await makeVisitReport({ journal, owner: null as never, today }, options);
  return (await readPdf(await visitPdf(english, report, { isDetailed }))).pages;
}

/** Texts that identify the parts of a page, in the order a clinic asks for them. */
const ORDER = [
  "Came for",
  "History",
  "Last period",
  "Pregnancy",
  "Worth discussing",
  "Cycles",
  "Bleeding",
  "Pain",
  "Lab results",
  "Medicines and supplements",
  "Measures",
  "What she tried",
  "Questions",
];

const values: Readonly<Record<Woman, readonly string[]>> = {
  regular: ["Age 31", "10 days ago", "median 28, range 27–29", "118/74", "12.9 g/dL"],
  pcos: [
    "PCOS diagnosed",
    "Came for: My periods stay away",
    "1 pregnancy, 0 births",
    "allergies: Penicillin",
    "49 days ago",
    "range 52–88",
    "39 mmol/mol (5.7 %)",
    "2.6 nmol/L, above",
    "18 nmol/L, below",
    // Results within their range are cut before what is worth discussing.
    "Ask about the length of her cycles",
    "Ask for a cholesterol check",
    "And 3 more in",
    "Metformin 850 mg",
    "since Jun 23, 2026",
    "Jun 3, 2026 to Sep 1, 2026",
    "Height 164 cm",
    "Metformin since Jun 23, 2026: ",
  ],
  teen: ["Age 15", "usual range 21–45;", "8 of 10"],
  late: ["Age 47", "64 days ago", "148/94", "After the age of 45", "Hot flushes"],
  pregnant: ["pregnant, 21 weeks", "10.4 g/dL, below", "Iron and folic acid"],
  afterBirth: ["birth on Sep 6, 2026", "breastfeeding", "contraception: implant since"],
  endometriosis: [
    "Age 33 · endometriosis",
    "may be trying to conceive; no contraception",
    "test negative on Nov 17,",
    "9 µg/L, below",
    "Worst 9 of 10",
  ],
  diabetes: ["9.8 % (84 mmol/mol)", "60 results, 130–219 mg/dL", "5.9 mmol/L, above"],
  empty: ["Last period: none logged", "No question written down."],
  tenYears: ["4 complete cycles", "2.3 nmol/L, above", "28.1 nmol/L, below", "Metformin 500 mg"],
};

describe.each(Object.keys(tenWomen) as Woman[])("the page of a woman: %s", (woman) => {
  it("is one page in the doctor's order with all values, without cuts or overlaps", async () => {
    const pages = await pagesOf(woman);
    expect(pages).toHaveLength(1);
    for (const page of pages) {
      expect(pageFaults(page)).toEqual([]);
      expect(structureFaults(page.tree)).toEqual([]);
      expect(page.text).not.toContain("…");
      const labels = page.placed.map(({ text }) => text.replace(/: ?$/, ""));
      const places = ORDER.map((label) => labels.indexOf(label)).filter((at) => at >= 0);
      expect(places.length).toBeGreaterThan(3);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      const text = page.text.normalize("NFKC");
      for (const value of values[woman]) expect(text).toContain(value.normalize("NFKC"));
      expect(page.text).toContain(english.say("report.footer", { day: dayWords(english, today) }));
    }
  });
});

it("a girl of 15 is not compared with adult ranges, and no value appears twice", async () => {
  const [teen] = await pagesOf("teen");
  expect(teen?.text).not.toMatch(/24–38|7 to 9 days apart/);
  // Without cycles and questions the page has room for results within their range.
  const [pcos] = await pagesOfStory({ ...tenWomen.pcos, visitPlan: [], cycle: [] });
  expect(pcos?.text).toContain("5.3 mmol/L");
  expect(pcos?.text).not.toContain("mg/dL");
  expect(pcos?.text.match(/Fasting glucose/g)).toHaveLength(1);
});

it("measures are printed to their unit's decimals, in the summary and the long version", async () => {
  const measures = [
    { id: "1", date: addDays(today, -2), weight: 88.0333, waistCircumference: 95.4666 },
  ];
  const story = { ...tenWomen.regular, measures };
  const [page] = await pagesOfStory(story);
  const detail = await pagesOfStory(story, { isDetailed: true });
  for (const text of [page?.text ?? "", detail.map((one) => one.text).join(" ")]) {
    expect(text).toMatch(/\b88 kg/);
    expect(text).toMatch(/\b95\.5 cm/);
    expect(text).not.toMatch(/88\.0|95\.46/);
  }
});

const questions = [
  "ሆዴን ለምን ያመኛል፣ ሐኪም?",
  "Ṣé ọmọ yóò wá? Ẹ jọ̀ọ́, ẹ sọ fún mi.",
  "Shin ɓari ne? ƙwai, ɗa, ƴaƴa",
  "Kwa nini tumbo linauma?",
  "Kungani isisu sibuhlungu?",
  "Ingaba kutheni isisu sibuhlungu nje?",
  "Hoekom is dit só? Sê asseblief, môre",
];

it("questions are printed in the letters of every language", async () => {
  const visitPlan = [{ questions: [...questions], months: 6 as const, include: [] }];
  const [page] = await pagesOfStory({ ...tenWomen.empty, visitPlan });
  const text = page?.text.normalize("NFKC");
  for (const question of questions) expect(text).toContain(question.normalize("NFKC"));
  expect(page ? structureFaults(page.tree) : null).toEqual([]);
});
