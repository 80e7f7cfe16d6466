import { calendarMessages } from "./calendar.ts";
import { columnMessages } from "./columns.ts";
import { detailMessages } from "./details.ts";
import { mailMessages } from "./mail.ts";
import { medicineListMessages } from "./medicine-list.ts";
import { sheetMessages, sheetNames } from "./sheets.ts";

/** Messages that no screen shows: only the server loads their translations. */
export const documentMessages = {
  ...calendarMessages,
  ...columnMessages,
  ...sheetNames,
  ...detailMessages,
  ...mailMessages,
  ...medicineListMessages,
  ...sheetMessages,
} as const;
