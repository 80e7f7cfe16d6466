/** The words of a browser's messages, for its service worker. Never sent to a server. */
export const noteWords = { cache: "note", address: "/note-words" } as const;

/** Beside them, encrypted with the browser's key: which messages are about which doses. */
export const notePlan = { cache: noteWords.cache, address: "/note-plan" } as const;
