/** How a file shared from another app or opened with Mwezi reaches the import page. */
export const sharedFile = {
  /** The import page; a POST from the share sheet is answered by the service worker alone. */
  path: "/settings/import",
  /** The import page after a share. */
  landing: "/settings/import?shared",
  field: "file",
  /** The message with which the page asks the worker for the file. */
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
