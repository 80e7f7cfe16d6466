export type StatementNames = (text: string, values: readonly unknown[]) => string | null;

// PostgreSQL stores each for each connection, and so does the driver.
const MOST_NAMES = 300;
const MOST_VALUES = 12;
// Its columns change with the table, which invalidates a prepared statement.
const EVERY_COLUMN = /\b(select|returning) ("\w+"\.)?\*/i;

/** PostgreSQL parses each once for each connection. Lists of many values get no name. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return (text, values) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isWorthIt = values.length > 0 && values.length <= MOST_VALUES && !EVERY_COLUMN.test(text);
    if (!isWorthIt || names.size >= MOST_NAMES) return null;
    const name = `mwezi${names.size}`;
    names.set(text, name);
    return name;
  };
}
