import type { Speech } from "#report/speech.ts";
import { escaped } from "#server/documents/escaped.ts";
import { columnsOf } from "./columns.ts";
import { DayRowSchema } from "./days.ts";

/**
 * What the columns of `days.csv` mean, as a page: they have one name in every language. A file of
 * text would be taken for data when the zip is read back.
 */
export function dayColumnsPage({ say, forms }: Speech): string {
  const rows = columnsOf(DayRowSchema).map(({ path, head }) => {
    const id = `sheet.days.${path as keyof typeof DayRowSchema.shape}` as const;
    return `<dt lang="en">${head}</dt><dd>${escaped(say(id))}</dd>`;
  });
  const head = `<html lang="${forms.language}"><meta charset="utf-8"><title>days.csv</title>`;
  return `<!doctype html>\n${[head, "<dl>", ...rows, "</dl>", "</html>"].join("\n")}\n`;
}
