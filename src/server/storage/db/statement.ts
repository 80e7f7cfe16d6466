import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import type { Database } from "./schema.ts";

/** Stands in a statement for a value that comes when it is asked. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Asks the database, or a transaction, with these values. */
export type Statement<Values, Row> = (db: Database, values: Values) => Promise<QueryResult<Row>>;

/**
 * A statement that is written once for each engine, since writing it takes longer than many an
 * answer. `build` puts `values.name` where a value belongs, and does not look at it. Its text may not
 * depend on values: where one is left out or `null`, there are two statements.
 */
export function statementOf<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): Statement<Values, Row> {
  const places = new Proxy({} as Values, { get: (_, name) => new Place(String(name)) });
  // A transaction has the adapter of its database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, places).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery<Row>({ ...query, parameters });
  };
}
