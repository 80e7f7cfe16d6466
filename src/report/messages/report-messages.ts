import { cycleMessages } from "./cycles.ts";
import { documentMessages } from "./document-messages.ts";
import { feelingMessages } from "./feelings.ts";
import { flagMessages } from "./flags.ts";
import { headMessages } from "./head.ts";
import { medicineMessages } from "./medicines.ts";
import { nameMessages } from "./names.ts";
import { pageMessages } from "./page.ts";
import { tableMessages } from "./tables.ts";

/** What the page for a doctor says, which is shown as it is handed over too. */
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

/**
 * Every sentence of her documents in English, in ICU MessageFormat, by the id that the catalogues of
 * the other languages know it by: docs/decisions/051.
 */
export const reportMessages = { ...pageOfReportMessages, ...documentMessages } as const;

export type ReportMessage = keyof typeof reportMessages;
