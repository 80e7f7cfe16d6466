/** The database of the answers that this device keeps; it goes with the session. */
export const ANSWERS = "mwezi-answers";
