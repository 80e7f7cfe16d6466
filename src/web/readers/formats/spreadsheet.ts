import { SaxesParser, type SaxesTagPlain } from "saxes";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { UnreadableFile } from "../diary/file-history.ts";
import type { Csv } from "./csv.ts";
import { MOST_COLUMNS, MOST_ROWS } from "./table-size.ts";
import { type Unlock, unpacked, type ZipEntry } from "./zip/zip.ts";

/** The sheets of an `.xlsx` or `.ods` file as tables of text, with formulas' stored values. */

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const ODS = "content.xml";

type OnTag = (tag: SaxesTagPlain) => void;
interface Listener {
  readonly open?: OnTag;
  readonly close?: OnTag;
  readonly text?: (text: string) => void;
}

/** Parses a part of the file; a part that is missing is empty. */
type Parse = (name: string, listener: Listener) => Promise<void>;

/** @throws UnreadableFile `text_document` when it is not a spreadsheet */
export async function sheetsOf(
  zip: Blob,
  entries: readonly ZipEntry[],
  options: { readonly onRead: (bytes: number) => void; readonly unlock: Unlock | null },
): Promise<Csv[]> {
  const parse: Parse = async (name, listener) => {
    const entry = entries.find((one) => one.name === name);
    if (entry === undefined) return;
    const parser = new SaxesParser();
    parser.on("error", () => {
      throw new UnreadableFile("broken");
    });
    if (listener.open) parser.on("opentag", listener.open);
    if (listener.close) parser.on("closetag", listener.close);
    if (listener.text) parser.on("text", listener.text);
    const decoder = new TextDecoder();
    for await (const chunk of unpacked(zip, entry, options)) {
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.close();
  };
  const names = entries.map(({ name }) => name);
  const rows = names.includes(ODS) ? await odsSheets(parse) : await excelSheets(parse, names);
  return rows.flatMap(([header, ...others]) => (header ? [{ header, rows: others }] : []));
}

type Rows = string[][];

function addRow(rows: Rows, row: readonly string[]): void {
  if (row.every((cell) => cell.trim() === "")) return;
  if (rows.length > MOST_ROWS || row.length > MOST_COLUMNS) throw new UnreadableFile("too_large");
  rows.push(Array.from(row, (cell) => cell ?? ""));
}

async function odsSheets(parse: Parse): Promise<Rows[]> {
  const sheets: Rows[] = [];
  let [row, cell]: [string[], string | null] = [[], null];
  let [times, isTyped] = [1, false];
  await parse(ODS, {
    open: ({ name, attributes }) => {
      if (name === "table:table") sheets.push([]);
      else if (name === "table:table-row") row = [];
      else if (name === "table:table-cell" || name === "table:covered-table-cell") {
        times = Number(attributes["table:number-columns-repeated"] ?? 1);
        const typed = attributes["office:date-value"] ?? attributes["office:value"];
        isTyped = typed !== undefined;
        cell = typed ?? "";
      }
    },
    text: (text) => {
      if (cell !== null && !isTyped) cell += text;
    },
    close: ({ name }) => {
      if (name === "table:table-row") addRow(sheets.at(-1) ?? [], row);
      if (cell === null || !/^table:(?:covered-)?table-cell$/.test(name)) return;
      // Empty cells to the edge of the sheet are written as one.
      const count = cell === "" ? Math.min(times, MOST_COLUMNS - row.length) : times;
      if (count > MOST_COLUMNS) throw new UnreadableFile("too_large");
      for (let place = 0; place < count; place += 1) row.push(cell);
      cell = null;
    },
  });
  if (sheets.length === 0) throw new UnreadableFile("text_document");
  return sheets;
}

async function excelSheets(parse: Parse, names: readonly string[]): Promise<Rows[]> {
  const texts = await sharedTexts(parse);
  const isDate = await dateStyles(parse);
  let is1904 = false;
  await parse("xl/workbook.xml", {
    open: ({ name, attributes }) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
    },
  });
  const zero = calendarDay(is1904 ? "1904-01-01" : "1899-12-30");
  const cellText = ({ t = "n", s = "0" }: Record<string, string>, value: string) => {
    if (t === "s") return texts[Number(value)] ?? "";
    if (t === "inlineStr" || t === "str") return withoutEscapes(value);
    if (t === "b") return value === "1" ? "true" : "false";
    const day = Math.floor(Number(value));
    const isDay = t === "n" && isDate[Number(s)] && day > 0 && day < 100_000;
    return isDay ? addDays(zero, day) : value;
  };
  const sheets: Rows[] = [];
  const numbers = names.flatMap((name) => SHEET.exec(name)?.[1] ?? []).map(Number);
  for (const number of numbers.toSorted((one, other) => one - other)) {
    sheets.push(await excelRows(parse, `xl/worksheets/sheet${number}.xml`, cellText));
  }
  return sheets;
}

async function excelRows(
  parse: Parse,
  name: string,
  cellText: (attributes: Record<string, string>, value: string) => string,
): Promise<Rows> {
  const rows: Rows = [];
  let [row, text]: [string[], string | null] = [[], null];
  let cell: Record<string, string> = {};
  await parse(name, {
    open: (tag) => {
      if (tag.name === "row") row = [];
      else if (tag.name === "c") cell = tag.attributes;
      else if (tag.name === "v" || tag.name === "t") text = "";
    },
    text: (piece) => {
      if (text !== null) text += piece;
    },
    close: (tag) => {
      if (tag.name === "row") addRow(rows, row);
      if (text === null || (tag.name !== "v" && tag.name !== "t")) return;
      const column = columnOf(cell.r ?? "") ?? row.length;
      if (column >= MOST_COLUMNS) throw new UnreadableFile("too_large");
      while (row.length < column) row.push("");
      row[column] = (row[column] ?? "") + cellText(cell, text);
      text = null;
    },
  });
  return rows;
}

/** The place of a cell such as `AB12`. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

async function sharedTexts(parse: Parse): Promise<string[]> {
  const texts: string[] = [];
  let isText = false;
  await parse("xl/sharedStrings.xml", {
    open: ({ name }) => {
      if (name === "si") texts.push("");
      // `rPh` is the pronunciation of an East Asian text.
      isText = name === "t" || (isText && name !== "rPh");
    },
    text: (piece) => {
      if (isText) texts[texts.length - 1] += piece;
    },
    close: () => {
      isText = false;
    },
  });
  return texts.map(withoutEscapes);
}

/** Replaces the escapes of characters that XML lacks (ECMA-376, 22.9.2.19). */
const withoutEscapes = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Built-in formats of dates (ECMA-376, 18.8.30). */
const isDateFormat = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36);

async function dateStyles(parse: Parse): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCells = false;
  await parse("xl/styles.xml", {
    open: ({ name, attributes }) => {
      const id = Number(attributes.numFmtId);
      if (name === "cellXfs") isCells = true;
      if (name === "xf" && isCells) styles.push(own.get(id) ?? isDateFormat(id));
      // Quoted text and colours may have these letters, too.
      const code = (attributes.formatCode ?? "").replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
      if (name === "numFmt") own.set(id, /[dy]/i.test(code));
    },
    close: ({ name }) => {
      if (name === "cellXfs") isCells = false;
    },
  });
  return styles;
}
