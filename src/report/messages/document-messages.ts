import { calendarMessages } from "./calendar.ts";
import { columnMessages } from "./columns.ts";
import { detailMessages } from "./details.ts";
import { mailMessages } from "./mail.ts";
import { medicineListMessages } from "./medicine-list.ts";
import { sheetMessages } from "./sheets.ts";

/** What no screen shows: the server alone reads their translations. */
export const documentMessages = {
  ...calendarMessages,
  ...columnMessages,
  ...detailMessages,
  ...mailMessages,
  ...medicineListMessages,
  ...sheetMessages,
} as const;
