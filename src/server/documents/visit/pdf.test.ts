import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VISIT_TEXT_MAX } from "#contract/visit/visit.ts";
import { VisitReportSchema } from "#contract/visit/visit-report.ts";
import { visitText } from "#report/visit-text.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { pageFaults } from "#server/testing/faults/page-faults.ts";
import { anyReport } from "#server/testing/generators/any-report.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { visitPdf } from "./pdf.ts";

describe("any report", () => {
  it("its summary is one page without overlaps or overflow, at 10 points or more [S2-83]", async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (report) => {
        VisitReportSchema.parse(report);
        const { pages } = await readPdf(await visitPdf(english, report));
        expect(pages).toHaveLength(1);
        expect(pages.flatMap(pageFaults)).toEqual([]);
        const placed = pages[0]?.placed ?? [];
        expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  }, 60_000);

  it("its detailed version stays within its pages", async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (report) => {
        const { pages } = await readPdf(await visitPdf(english, report, { isDetailed: true }));
        expect(pages.flatMap(pageFaults)).toEqual([]);
        for (const [index, { text }] of pages.entries()) {
          expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 60_000);

  it("its text has at most 1,500 characters and cuts no letter in two", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const text = visitText(english, report);
        expect(text.length).toBeLessThanOrEqual(VISIT_TEXT_MAX);
        expect(/\p{Surrogate}/u.test(text)).toBe(false);
        expect(text).toContain("Not a diagnosis.");
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
});
