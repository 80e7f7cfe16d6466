import { calendarMessages } from "./calendar.ts";
import { cycleMessages } from "./cycles.ts";
import { feelingMessages } from "./feelings.ts";
import { flagMessages } from "./flags.ts";
import { headMessages } from "./head.ts";
import { mailMessages } from "./mail.ts";
import { medicineMessages } from "./medicines.ts";
import { nameMessages } from "./names.ts";
import { pageMessages } from "./page.ts";
import { sheetMessages } from "./sheets.ts";
import { tableMessages } from "./tables.ts";

/**
 * Every sentence of her documents in English, in ICU MessageFormat, by the id that the catalogues of
 * the other languages know it by: docs/decisions/116.
 */
export const reportMessages = {
  ...pageMessages,
  ...nameMessages,
  ...headMessages,
  ...cycleMessages,
  ...feelingMessages,
  ...tableMessages,
  ...medicineMessages,
  ...flagMessages,
  ...calendarMessages,
  ...mailMessages,
  ...sheetMessages,
} as const;

export type ReportMessage = keyof typeof reportMessages;
