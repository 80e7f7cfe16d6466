import { columnMessages } from "#report/messages/columns.ts";
import type { Speech } from "#report/speech.ts";
import type { Column } from "./columns.ts";

type ColumnMessage = keyof typeof columnMessages;

const idOf = (name: string) => `sheet.column.${name}`;
const isNamed = (id: string): id is ColumnMessage => id in columnMessages;

/**
 * What a column is called: in another language with the English name behind it, by which
 * `web/readers/formats/own-header.ts` knows it again. "Maumivu [pain] (0-10)". A field inside another is
 * called by a message of its own, or after what it stands in. A column that no message names, such
 * as an id, is called by its English name alone.
 */
export const headIn =
  ({ say, forms }: Speech) =>
  ({ path, scale, head }: Column): string => {
    if (forms.language === "en") return head;
    const whole = idOf(path);
    const ids = isNamed(whole) ? [whole] : path.split(".").map(idOf);
    if (!isNamed(ids.at(-1) ?? "")) return head;
    const names = ids.filter(isNamed).map((id) => say(id));
    return `${names.join(": ")} [${path}]${scale}`;
  };
