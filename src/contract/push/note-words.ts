/** The words of a browser's messages, for its service worker. Never sent to a server. */
export const noteWords = { cache: "note", address: "/note-words" } as const;

/** Which messages are about which doses, encrypted with the browser's key. */
export const notePlan = { cache: noteWords.cache, address: "/note-plan" } as const;
