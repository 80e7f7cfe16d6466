const VALUE_KEYS = /^(Arrow|Page|Home$|End$| $)/;

/** Whether a key sets a slider's value, even to the current one. */
export const setsValue = (key: string): boolean => VALUE_KEYS.test(key);
