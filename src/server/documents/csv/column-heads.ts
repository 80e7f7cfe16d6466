import { columnMessages } from "#report/messages/columns.ts";
import { sheetNames } from "#report/messages/sheets.ts";
import type { Speech } from "#report/speech.ts";
import type { Column } from "./columns.ts";

type ColumnMessage = keyof typeof columnMessages;

const idOf = (name: string) => `sheet.column.${name}`;
const isNamed = (id: string): id is ColumnMessage => id in columnMessages;

const isSheet = (id: string): id is keyof typeof sheetNames => id in sheetNames;

/** Returns the name of a workbook's sheet; in English, as for columns, the JSON's. */
export function sheetNameIn({ forms, say }: Speech, name: string): string {
  const id = `sheet.name.${name}`;
  return forms.language === "en" || !isSheet(id) ? name : say(id);
}

const UNITS: Readonly<Record<string, string>> = {
  fastingGlucose: "mg/dL",
  glucose: "mmol/L",
  ketones: "mmol/L",
  insulin: "µU/mL",
  hba1c: "%",
  weight: "kg",
  height: "cm",
  waistCircumference: "cm",
  systolic: "mmHg",
  diastolic: "mmHg",
  basalBodyTemp: "°C",
  temperature: "°C",
  sleep_hours: "h",
};

/** Returns "Maumivu [pain] (0-10)"; `web/readers/formats/own-header.ts` parses it. */
export const headIn =
  (speech: Speech) =>
  (column: Column): string =>
    speech.forms.language === "en" ? column.head : labelOf(speech, column);

export const headWithUnitIn = (speech: Speech) => (column: Column) => {
  const unit = UNITS[column.path.split(".").at(-1) ?? ""];
  return labelOf(speech, column, unit === undefined ? "" : ` (${unit})`);
};

function labelOf({ say }: Speech, { path, scale, head }: Column, unit = ""): string {
  const whole = idOf(path);
  const ids = isNamed(whole) ? [whole] : path.split(".").map(idOf);
  if (!isNamed(ids.at(-1) ?? "")) return head;
  const names = ids.filter(isNamed).map((id) => say(id));
  return `${names.join(": ")}${unit} [${path}]${scale}`;
}
