import fc from "fast-check";
import { expect, it } from "vitest";
import { concernsIn } from "#contract/insights/concerns-in.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { lookedAt } from "#domain/concerns/engine/not-logged.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { TODAY } from "#domain/testing/concern-stories/story-case.ts";
import { isSoon } from "#report/concern-groups.ts";
import { spokenConcern } from "#report/concern-words/speech.ts";
import { inThirdPerson } from "#report/concern-words/third-person.ts";
import { detailSections } from "#report/visit-detail.ts";
import { type ReportSection, summarySections } from "#report/visit-sections.ts";
import { visitText } from "#report/visit-text.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { anyReport } from "#server/testing/generators/any-report.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { concernOf } from "../fhir/resources/concern.ts";
import { visitPdf } from "./pdf.ts";

const NOTHING_FOUND = "None of the signs";
const FULLEST_PAGES = 10;
const flat = (text: string) => text.replace(/\s+/g, "");

const women = stories.map(({ name, story }) => {
  const flags = concernsIn(story, TODAY);
  const soon = flags.concerns.filter(({ urgency }) => isSoon(urgency));
  const calls = soon.map((concern) => inThirdPerson(spokenConcern(concern, english).action));
  return { name, flags, soon, calls };
});

const reports = fc.sample(anyReport, { seed: 20_261_120, numRuns: 30 });
const fullest = reports.reduce((most, report) =>
  JSON.stringify(report).length > JSON.stringify(most).length ? report : most,
);

const wordsOf = (sections: readonly ReportSection[]) =>
  sections.flatMap(({ list, lines }) => [...list, ...lines]).join("\n");

it("every page, message and FHIR bundle of the checklist has all advice for now, today and within days", () => {
  const subject = {
    uuidOf: () => "id",
    patient: { reference: "Patient/1" },
    today: TODAY,
    medicineNames: new Map(),
    assumedEnds: new Map(),
  };
  for (const { name, flags, soon, calls } of women) {
    const report: VisitReport = { ...fullest, flags };
    const summary = wordsOf(summarySections(english, report));
    const message = visitText(english, report);
    for (const text of [summary, wordsOf(detailSections(english, report)), message]) {
      for (const call of calls) expect(text, name).toContain(call);
    }
    for (const text of [summary, message]) expect(text, name).not.toMatch(/\byou\b|\byour\b/i);
    for (const text of [summary, message]) {
      const isLookedThrough = flags.notLogged.length < lookedAt.length;
      const isQuiet = flags.concerns.length === 0 && flags.mayWorry !== true;
      const isNothing = isQuiet && isLookedThrough;
      expect(text.includes(NOTHING_FOUND), name).toBe(isNothing);
    }
    const issues = soon.map((concern) => concernOf(concern, subject));
    expect(issues.map(({ detail }) => detail)).toEqual(calls);
    const calling = issues.filter((_, at) => soon[at]?.urgency === "call-now");
    expect(calling.every(({ severity }) => severity === "high")).toBe(true);
  }
  expect(women.flatMap(({ calls }) => calls).length).toBeGreaterThan(100);
});

/** The women with the most urgent advice, whose pages are the fullest, and one for each call. */
function fewestWomen() {
  const byCalls = women.toSorted((one, other) => other.calls.length - one.calls.length);
  const said = new Set<string>();
  return byCalls.filter(({ soon, calls }, place) => {
    const now = calls.filter((_, at) => soon[at]?.urgency === "call-now");
    const isNeeded = place < FULLEST_PAGES || now.some((call) => !said.has(call));
    for (const call of calls) said.add(call);
    return isNeeded;
  });
}

it.each(fewestWomen())(
  "the summary page of $name has all urgent advice even when full",
  async (one) => {
    const { pages } = await readPdf(await visitPdf(english, { ...fullest, flags: one.flags }));
    expect(pages).toHaveLength(1);
    const text = flat(pages[0]?.text ?? "");
    for (const call of one.calls) expect(text).toContain(flat(call));
    expect(text).not.toContain(flat(NOTHING_FOUND));
  },
);
