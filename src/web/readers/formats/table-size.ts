/** Ten rows a day for almost thirty years. */
export const MOST_ROWS = 100_000;
export const MOST_COLUMNS = 200;
