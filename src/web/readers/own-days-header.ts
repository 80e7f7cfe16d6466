const NAMES = ["date", "bleeding", "low_mood (0-10)", "stress (0-10)", "symptoms"];

/** Whether it is `days.csv` of Mwezi's own spreadsheets. */
export const isOwnDays = (header: readonly string[]) =>
  NAMES.every((name) => header.includes(name));
