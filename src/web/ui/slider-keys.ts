const VALUE_KEYS = /^(Arrow|Page|Home$|End$| $)/;

/** Whether a key sets a slider's value, the one it already has included. */
export const setsValue = (key: string): boolean => VALUE_KEYS.test(key);
