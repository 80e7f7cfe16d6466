import { textChunks } from "#server/storage/files/text-chunks.ts";
import type { ZipMember } from "#server/storage/files/zip.ts";
import { type Cell, rowXml, textXml } from "./cells.ts";

export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
}

const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** ECMA-376, one sheet in memory at a time; a library would keep all cells in memory. */
export async function* workbook(sheets: AsyncIterable<Sheet>): AsyncGenerator<ZipMember> {
  const names: string[] = [];
  for await (const sheet of sheets) {
    names.push(sheet.name);
    yield file(`xl/worksheets/sheet${names.length}.xml`, sheetXml(sheet));
  }
  for (const [name, xml] of Object.entries(frame(names))) yield file(name, [xml]);
}

const file = (name: string, parts: Iterable<string>): ZipMember => ({
  name,
  isPacked: false,
  bytes: textChunks(withXml(parts)),
});

function* withXml(parts: Iterable<string>): Generator<string> {
  yield XML;
  yield* parts;
}

function* sheetXml({ heads, rows }: Sheet): Generator<string> {
  yield `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${heads.length}" width="18" customWidth="1"/></cols><sheetData>`;
  yield rowXml(1, heads, true);
  let number = 1;
  for (const cells of rows) {
    number += 1;
    yield rowXml(number, cells);
  }
  yield "</sheetData></worksheet>";
}

/** The parts besides the sheets: what each part is, how they belong together, and the cell styles. */
function frame(names: readonly string[]): Readonly<Record<string, string>> {
  const each = (text: (name: string, number: number) => string) =>
    names.map((name, place) => text(name, place + 1)).join("");
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  return {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${each(
      (name, number) => `<sheet name="${textXml(name)}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      each((_, number) => relation(`rId${number}`, "worksheet", `worksheets/sheet${number}.xml`)) +
        relation("styles", "styles", "styles.xml"),
    ),
    "xl/styles.xml": STYLES,
    "_rels/.rels": relations(relation("rId1", "officeDocument", "xl/workbook.xml")),
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part(
      "/xl/workbook.xml",
      "sheet.main",
    )}${part("/xl/styles.xml", "styles")}${each((_, number) =>
      part(`/xl/worksheets/sheet${number}.xml`, "worksheet"),
    )}</Types>`,
  };
}

/** Plain, day (14: the reader's short date), heading, and text that stays text (`quotePrefix`). */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;
