import type { ReportMessage } from "#report/messages/report-messages.ts";
import type { Speech } from "#report/speech.ts";
import { escaped } from "#server/documents/escaped.ts";
import { type Column, columnsOf } from "./columns.ts";
import { DayRowSchema } from "./days.ts";

type DayColumn = keyof typeof DayRowSchema.shape;

const names: Readonly<Record<DayColumn, ReportMessage>> = {
  date: "report.column.date",
  bleeding: "report.column.bleeding",
  flow: "report.column.flow",
  pain: "report.part.pain",
  mood: "sheet.name.mood",
  low_mood: "sheet.name.low_mood",
  anxiety: "sheet.name.anxiety",
  stress: "sheet.name.stress",
  sleep: "sheet.name.sleep",
  energy: "sheet.name.energy",
  mucus: "sheet.days.mucus",
  symptoms: "report.part.symptoms",
};

/**
 * What a column of `days.csv` is called: in another language with the English name behind it, by which
 * `web/readers/own-days-header.ts` knows it again. "Maumivu [pain] (0-10)"
 */
export const dayHeadIn =
  ({ say, forms }: Speech) =>
  ({ path, scale, head }: Column): string =>
    forms.language === "en" ? head : `${say(names[path as DayColumn])} [${path}]${scale}`;

/**
 * What the columns of `days.csv` mean, as a page. A file of text would be taken for data when the zip
 * is read back.
 */
export function dayColumnsPage(speech: Speech): string {
  const { say, forms } = speech;
  const headOf = dayHeadIn(speech);
  const rows = columnsOf(DayRowSchema).map((column) => {
    const id = `sheet.days.${column.path as DayColumn}` as const;
    return `<dt>${escaped(headOf(column))}</dt><dd>${escaped(say(id))}</dd>`;
  });
  const head = `<html lang="${forms.language}"><meta charset="utf-8"><title>days.csv</title>`;
  return `<!doctype html>\n${[head, "<dl>", ...rows, "</dl>", "</html>"].join("\n")}\n`;
}
