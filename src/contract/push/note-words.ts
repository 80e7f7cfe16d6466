/**
 * Where a browser keeps the words that its messages show, for the worker to read while no page is
 * open: in the cache of this name, under this address. No server is told of them.
 */
export const noteWords = { cache: "note", address: "/note-words" } as const;

/** Beside them, sealed with the key of the browser: which messages are about doses, and which. */
export const notePlan = { cache: noteWords.cache, address: "/note-plan" } as const;
