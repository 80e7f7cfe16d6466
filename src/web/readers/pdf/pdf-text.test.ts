import { deflateSync } from "node:zlib";
import { strToU8 } from "fflate";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { readSlip } from "../slips/read-slip.ts";
import { pathCareReport } from "../testing/slip-samples.ts";
import { pdfText } from "./pdf-text.ts";

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

/** pdf.js takes the bytes it is given. */
const read = (bytes: Uint8Array) => pdfText(bytes.slice());

/** A page with one content stream, of the file's own objects. */
const file = (content: string, more = "") =>
  strToU8(
    `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj\n4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj\n5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n${more}trailer <</Root 1 0 R>>\n%%EOF`,
    true,
  ) as Uint8Array<ArrayBuffer>;

const WORDS = "Testosterone, total 1.4 nmol/L";
const selfDrawing =
  "3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 6 0 R>> endobj\n6 0 obj <</Font<</F 5 0 R>>/XObject<</X 7 0 R>>>> endobj\n7 0 obj <</Subtype/Form/Resources 6 0 R/Length 5>> stream\n/X Do\nendstream endobj\n";
const attached =
  "1 0 obj <</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(virus.exe) 6 0 R]>>>>>> endobj\n6 0 obj <</Type/Filespec/F(virus.exe)/EF<</F 7 0 R>>>> endobj\n7 0 obj <</Length 2>> stream\nMZ\nendstream endobj\n";
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
    expect(await read(file(showing("2222222222 3333333333 m"), symbol))).toMatch(/ µ$/);
  });
});

describe("a PDF that can't be read", () => {
  const why = (bytes: Uint8Array) => read(bytes).catch((error: { why: string }) => error.why);
  const words = (page: PDFKit.PDFDocument) => page.font(NOTO).text(WORDS);
  /** A stream that replaces the page's own, or an object after it. */
  const bomb = (zeros: number, filters = "/FlateDecode") => {
    let packed = deflateSync(new Uint8Array(zeros), { level: 9 });
    if (filters.startsWith("[")) packed = deflateSync(packed, { level: 9 });
    const stream = `4 0 obj <</Filter${filters}/Length ${packed.length}>> stream\n${packed.toString("latin1")}\nendstream endobj\n`;
    return file(showing(WORDS), stream);
  };
  const tree = (kids: string, count = "1", more = "") =>
    file(showing(WORDS), `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${count}>> endobj\n${more}`);
  const pageIds = Array.from({ length: 61 }, (_, place) => 100 + place);
  const pages = pageIds.map((id) => `${id} 0 obj <</Type/Page/Parent 2 0 R>> endobj\n`).join("");

  it.each([
    ["of a scanned page", file("q 500 0 0 700 0 0 cm /Im0 Do Q"), "scanned"],
    ["that isn't one", strToU8("TSH 2.1 mIU/L"), "not_pdf"],
    ["without pages", strToU8("%PDF-1.4 nothing"), "broken"],
    ["whose first page is missing", tree("9 0 R"), "broken"],
    ["whose pages contain themselves", tree("2 0 R"), "broken"],
    ["of 61 pages", tree(pageIds.map((id) => `${id} 0 R`).join(" "), "61", pages), "too_large"],
    ["that unpacks to 200 MB", bomb(200_000_000), "too_large"],
    ["that unpacks twice, to 200 MB", bomb(200_000_000, "[/FlateDecode/FlateDecode]"), "too_large"],
    ["of 60,000 texts apart", file(showing(WORDS).repeat(60_000)), "too_large"],
  ])("%s is refused with its reason", async (_, bytes, reason) => {
    expect(await why(bytes)).toBe(reason);
  });

  it("with a password is locked, unless everyone may open it", async () => {
    expect(await why(await made(words, { userPassword: "blood" }))).toBe("locked");
    expect(await read(await made(words, { ownerPassword: "blood" }))).toBe(WORDS);
  });

  it("whose fonts name no letters is refused with its reason", async () => {
    const bytes = Buffer.from(await made(words, { compress: false })).toString("latin1");
    expect(await why(strToU8(bytes.replace("/ToUnicode", "/Nothing__"), true))).toBe("odd_letters");
  });

  it.each([
    ["lists nested 10,000 deep", file(showing(WORDS), `6 0 obj ${"[".repeat(10_000)}`)],
    ["a form that draws itself", file(`/X Do ${showing(WORDS)}`, selfDrawing)],
    ["an embedded file", file(showing(WORDS), attached)],
    ["one page and claims a billion", tree("3 0 R", "1000000000")],
  ])("has %s: its text or a reason", async (_, bytes) => {
    expect(await why(bytes)).toMatch(/^(?:broken|scanned|Testosterone, total 1\.4 nmol\/L)$/);
  });

  it("is cut anywhere: a reason or a text, never a crash", async () => {
    const whole = await made(report(NOTO));
    for (let end = 0; end < whole.length; end += 97) {
      const result = await why(whole.slice(0, end));
      expect(typeof result).toBe("string");
    }
  });
});
