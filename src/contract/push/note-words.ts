/**
 * The cache and address where a browser stores the words of its messages, for the service worker to
 * read while no page is open. Never sent to a server.
 */
export const noteWords = { cache: "note", address: "/note-words" } as const;

/** Beside them, encrypted with the browser's key: which messages are about which doses. */
export const notePlan = { cache: noteWords.cache, address: "/note-plan" } as const;
