import { describe, expect, it } from "vitest";
import { visitParts } from "#contract/visit-report.ts";
import { reportWords } from "#report/visit-words.ts";
import { readerOf } from "#server/testing/full-story.ts";
import { pageFaults } from "#server/testing/page-faults.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { tenWomen, today } from "#server/testing/ten-women.ts";
import { visitPdf } from "./pdf.ts";
import { makeVisitReport } from "./report.ts";

type Woman = keyof typeof tenWomen;

async function pageOf(woman: Woman) {
  const journal = { read: () => readerOf(tenWomen[woman]) };
  const options = { months: 6 as const, include: [...visitParts] };
  const report = await makeVisitReport({ journal, owner: null as never, today }, options);
  const bytes = await visitPdf(report);
  const { pages } = await readPdf(bytes);
  return { report, bytes, pages, text: pages[0]?.text ?? "" };
}

/** The headings of a page in the order that the issue asks for. */
const ORDER = [
  "Last period",
  "Pregnancy",
  "Worth discussing",
  "Cycles",
  "Bleeding",
  "Pain",
  "Lab results",
  "Medicines and supplements",
  "Measures",
  "Questions",
];

describe.each(Object.keys(tenWomen) as Woman[])("the page of a woman: %s", (woman) => {
  it("is one page in the doctor's order, with nothing cut or printed over", async () => {
    const { pages, bytes } = await pageOf(woman);
    const folder = process.env.MWEZI_PAGES;
    if (folder)
      await (await import("/tmp/mwezi/page-png.ts" as string)).draw(
        bytes,
        `${folder}/${woman}.png`,
      );
    expect(pages).toHaveLength(1);
    const [page] = pages;
    if (page === undefined) return;
    expect(pageFaults(page)).toEqual([]);
    expect(page.text).not.toContain("…");
    const labels = page.placed.map((placed) => placed.text.replace(/: ?$/, ""));
    const places = ORDER.map((label) => labels.indexOf(label)).filter((at) => at >= 0);
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.text).toContain(reportWords.footer(today));
    expect(page.tags.find((tag) => tag !== "Root")).toBe("Document");
  });
});
