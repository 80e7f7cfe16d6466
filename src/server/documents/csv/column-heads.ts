import { columnMessages } from "#report/messages/columns.ts";
import type { Speech } from "#report/speech.ts";
import type { Column } from "./columns.ts";

type ColumnMessage = keyof typeof columnMessages;

const idOf = (name: string) => `sheet.column.${name}`;
const isNamed = (id: string): id is ColumnMessage => id in columnMessages;

/**
 * Returns a column's heading: in another language followed by the English name, which
 * `web/readers/formats/own-header.ts` parses: "Maumivu [pain] (0-10)". A nested field without its own message
 * is named after its parent. A column that no message names, such as an id, has only its English name.
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
