import type { Speech } from "#report/speech.ts";
import { escaped } from "#server/documents/escaped.ts";
import { headIn } from "./column-heads.ts";
import { columnsOf } from "./columns.ts";
import { DayRowSchema } from "./days.ts";

type DayColumn = keyof typeof DayRowSchema.shape;

/**
 * What the columns of `days.csv` mean, as a page. A file of text would be taken for data when the zip
 * is read back.
 */
export function dayColumnsPage(speech: Speech): string {
  const { say, forms } = speech;
  const headOf = headIn(speech);
  const rows = columnsOf(DayRowSchema).map((column) => {
    const id = `sheet.days.${column.path as DayColumn}` as const;
    return `<dt>${escaped(headOf(column))}</dt><dd>${escaped(say(id))}</dd>`;
  });
  const head = `<html lang="${forms.language}"><meta charset="utf-8"><title>days.csv</title>`;
  return `<!doctype html>\n${[head, "<dl>", ...rows, "</dl>", "</html>"].join("\n")}\n`;
}
