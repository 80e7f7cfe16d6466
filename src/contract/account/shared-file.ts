/** Shared from another app or opened with Mwezi. */
export const sharedFile = {
  /** A POST from the share sheet is answered by the service worker alone. */
  path: "/settings/import",
  /** After a share. */
  landing: "/settings/import?shared",
  field: "file",
  /** Asks the worker for the file. */
  question: "shared-file",
} as const;

export const importTypes = {
  "application/json": [".json"],
  "text/csv": [".csv"],
  "text/tab-separated-values": [".tsv"],
  "text/plain": [".txt"],
  "text/calendar": [".ics"],
  "text/xml": [".xml"],
  "application/zip": [".zip"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "application/vnd.oasis.opendocument.spreadsheet": [".ods"],
  "application/octet-stream": [".cluedata", ".db"],
} as const;
