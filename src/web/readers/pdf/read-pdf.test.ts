import { strToU8, zlibSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { readSlip } from "../slips/read-slip.ts";
import { pathCareReport } from "../testing/slip-samples.ts";
import { readPdf } from "./read-pdf.ts";

const NOTO = "node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf";
const columns = [50, 220, 290, 330, 410];

function made(draw: (page: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) {
  return new Promise<Uint8Array<ArrayBuffer>>((done) => {
    const page = new PDFDocument(options);
    const parts: Buffer[] = [];
    page.on("data", (part: Buffer) => parts.push(part));
    page.on("end", () => done(new Uint8Array(Buffer.concat(parts))));
    draw(page);
    page.end();
  });
}

const report = (font: string) => (page: PDFKit.PDFDocument) => {
  page.font(font).fontSize(9);
  for (const [row, cells] of pathCareReport.entries()) {
    for (const [column, cell] of cells.entries()) {
      page.text(cell, columns[column], 60 + row * 16, { lineBreak: false });
    }
  }
};

const read = (bytes: Uint8Array<ArrayBuffer>) => readPdf(new Blob([bytes]));

/** A page with one content stream, of the file's own objects. */
const file = (content: string, more = "") =>
  strToU8(
    `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj\n4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj\n5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n${more}%%EOF`,
    true,
  ) as Uint8Array<ArrayBuffer>;

const WORDS = "Testosterone, total 1.4 nmol/L";
const showing = (words: string) => `BT /F 10 Tf 50 700 Td (${words}) Tj ET`;

describe("a laboratory's PDF", () => {
  it.each([
    ["a standard font", "Helvetica"],
    ["an embedded font", NOTO],
  ])("with %s gives the results of its table", async (_, font) => {
    const text = await read(await made(report(font)));
    const slip = readSlip(text, calendarDay("2026-11-27"));
    expect(slip).toMatchObject({ taken: "2026-11-03", laboratory: "PathCare", unread: [] });
    expect(
      slip.results.map(({ tests, readings, rangeLow, rangeHigh }) =>
        [...tests, readings[0]?.value, readings[0]?.unit, rangeLow, rangeHigh].join(" "),
      ),
    ).toEqual([
      "testosterone 1.4 nmol/L 0.3 1.9",
      "shbg 28 nmol/L 30 110",
      "dheas 7.2 µmol/L 1.8 10.3",
      "amh 41.2 pmol/L 4.1 58.0",
      "ldl 2.6 mmol/L  3.0",
    ]);
  });

  it("has the words that pdf.js reads in it", async () => {
    const bytes = await made(report(NOTO), { compress: true });
    const task = getDocument({ data: bytes.slice(), verbosity: 0 });
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    const theirs = items.flatMap((item) => ("str" in item ? item.str.trim().split(/\s+/) : []));
    await task.destroy();
    const ours = (await read(bytes)).replaceAll("µ", "μ").split(/\s+/);
    expect(ours.toSorted()).toEqual(theirs.filter((word) => word !== "").toSorted());
  });

  it("reads objects in streams, forms, octal letters, kerning and both kinds of strings", async () => {
    const content =
      "BT /F 10 Tf 1 0 0 1 50 700 Tm [(Testo) -20 (sterone, total) -600 <312E34>] TJ ( n\\155ol/L) Tj ET";
    expect(await read(file(content))).toBe(`${WORDS}`);
  });

  it("never runs a script in the file", async () => {
    const script =
      "6 0 obj <</Type/Action/S/JavaScript/JS(globalThis.wasRun = true; app.alert(1))>> endobj\n7 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction 6 0 R/Names<</JavaScript 6 0 R>>>> endobj\n";
    expect(await read(file(showing(WORDS), script))).toBe(WORDS);
    expect(globalThis).not.toHaveProperty("wasRun");
  });

  it("takes an m of the Symbol font for the micro sign", async () => {
    const symbol = "5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Symbol>> endobj\n";
    expect(await read(file(showing("2222222222 3333333333 mg/L"), symbol))).toContain("µg/L");
  });
});

describe("a PDF that can't be read", () => {
  const why = (bytes: Uint8Array<ArrayBuffer>) =>
    read(bytes).catch((error: { why: string }) => error.why);

  it.each([
    ["of a scanned page", file("q 500 0 0 700 0 0 cm /Im0 Do Q"), "scanned"],
    ["that isn't one", strToU8("TSH 2.1 mIU/L"), "not_pdf"],
    ["with a password", file(showing(WORDS), "trailer <</Encrypt 9 0 R>>"), "locked"],
    ["without pages", strToU8("%PDF-1.4 nothing"), "broken"],
    ["nested 10,000 deep", file("[".repeat(10_000)), "broken"],
    [
      "whose fonts name no letters",
      file(
        showing(WORDS.repeat(3)),
        "5 0 obj <</Subtype/Type0/DescendantFonts[<</DW 500>>]>> endobj\n",
      ),
      "odd_letters",
    ],
  ])("%s is refused with its reason", async (_, bytes, reason) => {
    expect(await why(bytes as Uint8Array<ArrayBuffer>)).toBe(reason);
  });

  it("that unpacks to 200 MB is refused before it fills the memory", async () => {
    const packed = Buffer.from(zlibSync(new Uint8Array(200_000_000))).toString("latin1");
    const small = file(showing(WORDS));
    const stream = `\n4 0 obj <</Filter/FlateDecode/Length ${packed.length}>> stream\n${packed}\nendstream endobj\n`;
    const bytes = new Uint8Array([...small, ...strToU8(stream, true)]);
    expect(await why(bytes)).toBe("too_large");
  });

  it("is cut anywhere: a reason or a text, never a crash", async () => {
    const whole = await made(report(NOTO));
    for (let end = 0; end < whole.length; end += 97) {
      const result = await why(whole.slice(0, end));
      expect(typeof result).toBe("string");
    }
  });
});
