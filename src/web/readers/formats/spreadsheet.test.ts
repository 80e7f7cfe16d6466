import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readFile } from "../read-file.ts";
import { clock } from "../testing/history-in.ts";
import { historyOfSample } from "../testing/samples.ts";

const packed = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 1,
  });
const why = (content: Uint8Array) =>
  readFile(new Blob([content as BlobPart]), clock).catch((error) => error.why);

/** A file as Excel writes it: shared texts, and dates as numbers in a style. */
const excel = (rows: string, more: Readonly<Record<string, string>> = {}) =>
  packed({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": "<workbook><workbookPr/></workbook>",
    "xl/styles.xml":
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    "xl/sharedStrings.xml":
      "<sst><si><t>Date</t></si><si><t>Flow</t></si><si><r><t>he</t></r><r><t>avy</t></r></si><si><t>Notes</t></si></sst>",
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>3</v></c></row>${rows}</sheetData></worksheet>`,
    ...more,
  });
const rows =
  '<row r="2"><c r="A2" s="1"><v>46027</v></c><c r="B2" t="s"><v>2</v></c><c r="D2" t="str"><f>HYPERLINK("http://x")</f><v>=1+1</v></c></row>' +
  '<row r="3"><c r="A3" s="2"><v>46028.35</v></c><c r="B3" t="inlineStr"><is><t>light</t></is></c></row>';
const entries = {
  cycles: [
    expect.objectContaining({ startDay: "2026-01-05", endDay: "2026-01-06", flow: "heavy" }),
  ],
  pcosLogs: [
    { date: "2026-01-05", period_flow: "heavy", notes: "=1+1" },
    { date: "2026-01-06", period_flow: "light" },
  ],
};

describe("a spreadsheet", () => {
  it("of Excel is read by its stored values, without evaluating a formula", async () => {
    expect((await historyOfSample({ content: excel(rows) })).entries).toEqual(entries);
  });

  it("of Excel with a million rows is rejected", async () => {
    const row = (_: unknown, place: number) =>
      `<row r="${place + 2}"><c r="A${place + 2}" s="1"><v>${40_000 + (place % 5_000)}</v></c></row>`;
    const many = Array.from({ length: 1_000_000 }, row).join("");
    expect(await why(excel(many))).toBe("too_large");
  }, 60_000);

  it("of Excel may count its days from 1904", async () => {
    const workbook = '<workbook><workbookPr date1904="1"/></workbook>';
    const mac = excel(rows.replace("46027", "44565").replace("46028", "44566"), {
      "xl/workbook.xml": workbook,
    });
    expect((await historyOfSample({ content: mac })).entries).toEqual(entries);
  });

  it("of Excel may have several sheets, of which those with days are read", async () => {
    const notes =
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>About</t></is></c></row></sheetData></worksheet>';
    const content = excel(rows, { "xl/worksheets/sheet2.xml": notes });
    expect((await historyOfSample({ content })).entries).toEqual(entries);
  });

  it("of LibreOffice is read, with its repeated empty cells and rows", async () => {
    const text = (word: string) => `<table:table-cell><text:p>${word}</text:p></table:table-cell>`;
    const date = (day: string) =>
      `<table:table-cell office:value-type="date" office:date-value="${day}"><text:p>05.01.26</text:p></table:table-cell>`;
    const gap = '<table:table-cell table:number-columns-repeated="16380"/>';
    const row = (cells: string) => `<table:table-row>${cells}${gap}</table:table-row>`;
    const content = packed({
      mimetype: "application/vnd.oasis.opendocument.spreadsheet",
      "content.xml": `<office:document-content><table:table>${row(text("Date") + text("Flow") + text("Notes"))}${row(date("2026-01-05") + text("heavy") + text("=1+1"))}${row(date("2026-01-06T08:00:00") + text("light"))}<table:table-row table:number-rows-repeated="1048573">${gap}</table:table-row></table:table></office:document-content>`,
    });
    expect((await historyOfSample({ content })).entries).toEqual(entries);
  });

  it("of 100,000 rows and more is refused", async () => {
    const many = '<row><c s="1"><v>46027</v></c></row>'.repeat(100_002);
    expect(await why(excel(many))).toBe("bomb");
    const varied = Array.from(
      { length: 100_002 },
      (_, row) => `<row><c><v>${row * 7919}</v></c></row>`,
    );
    expect(await why(excel(varied.join("")))).toBe("too_large");
  });

  it.each(["word/document.xml", "ppt/presentation.xml"])("is not a zip with %s", async (name) => {
    expect(await why(packed({ [name]: "<x/>" }))).toBe("text_document");
  });

  it("that is cut or damaged is refused", async () => {
    const whole = excel(rows);
    expect(await why(whole.subarray(0, whole.length - 200))).toBe("incomplete");
    expect(await why(excel("<row><c></row>"))).toBe("broken");
  });
});
