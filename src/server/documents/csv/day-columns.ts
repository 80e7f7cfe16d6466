import type { Speech } from "#report/speech.ts";
import { escaped } from "#server/documents/escaped.ts";
import { headIn } from "./column-heads.ts";
import { columnsOf } from "./columns.ts";
import { DayRowSchema } from "./days.ts";

type DayColumn = keyof typeof DayRowSchema.shape;

/** HTML: a text file would be read as data when the zip is imported. */
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
