import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import type { Database } from "./schema.ts";

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Statement<Values, Row> = (db: Database, values: Values) => Promise<QueryResult<Row>>;

/** `build` must not read `values.name`: use two statements if a value may be missing or `null`. */
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
