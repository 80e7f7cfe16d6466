import { cycleMessages } from "./cycles.ts";
import { documentMessages } from "./document-messages.ts";
import { feelingMessages } from "./feelings.ts";
import { flagMessages } from "./flags.ts";
import { headMessages } from "./head.ts";
import { medicineMessages } from "./medicines.ts";
import { nameMessages } from "./names.ts";
import { pageMessages } from "./page.ts";
import { tableMessages } from "./tables.ts";

/** Messages of the doctor's page, which the app also shows on screen. */
export const pageOfReportMessages = {
  ...pageMessages,
  ...nameMessages,
  ...headMessages,
  ...cycleMessages,
  ...feelingMessages,
  ...tableMessages,
  ...medicineMessages,
  ...flagMessages,
} as const;

/** In ICU MessageFormat, by id: docs/decisions/051. */
export const reportMessages = { ...pageOfReportMessages, ...documentMessages } as const;

export type ReportMessage = keyof typeof reportMessages;
