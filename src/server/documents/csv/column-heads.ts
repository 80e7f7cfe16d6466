import { columnMessages } from "#report/messages/columns.ts";
import type { Speech } from "#report/speech.ts";
import type { Column } from "./columns.ts";

type ColumnMessage = keyof typeof columnMessages;

const isNamed = (id: string): id is ColumnMessage => id in columnMessages;

/**
 * What a column is called: in another language with the English name behind it, by which
 * `web/readers/own-header.ts` knows it again. "Maumivu [pain] (0-10)". A column whose field has no
 * message, such as an id, is called by its English name alone.
 */
export const headIn =
  ({ say, forms }: Speech) =>
  ({ path, scale, head }: Column): string => {
    const ids = path.split(".").map((part) => `sheet.column.${part}`);
    if (forms.language === "en" || !isNamed(ids.at(-1) ?? "")) return head;
    const names = ids.filter(isNamed).map((id) => say(id));
    return `${names.join(": ")} [${path}]${scale}`;
  };
