/** The name a statement is prepared under, or `null` for one that is not worth a name. */
export type StatementNames = (text: string, values: readonly unknown[]) => string | null;

// Each is kept by PostgreSQL for each of our connections, and by the driver as well.
const MOST_NAMES = 300;
const MOST_VALUES = 12;
// Its columns change with the table, and with them what a prepared one promised.
const EVERY_COLUMN = /\b(select|returning) ("\w+"\.)?\*/i;

/**
 * Names for the statements of one pool: PostgreSQL then reads and plans each once a connection.
 * Lists of many values have ever new texts, and get none.
 */
export function createStatementNames(most = MOST_NAMES): StatementNames {
  const names = new Map<string, string>();
  return (text, values) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isWorthIt = values.length > 0 && values.length <= MOST_VALUES && !EVERY_COLUMN.test(text);
    if (!isWorthIt || names.size >= most) return null;
    const name = `mwezi${names.size}`;
    names.set(text, name);
    return name;
  };
}
