/** The IndexedDB database of stored answers, deleted at sign-out. */
export const ANSWERS = "mwezi-answers";
