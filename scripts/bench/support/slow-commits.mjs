// Each commit blocks the thread for 4 ms longer, like a slow disk: SQLite takes no other file
// system.
import { createRequire } from "node:module";

const MILLISECONDS = 4;
const cell = new Int32Array(new SharedArrayBuffer(4));
const { prototype } = createRequire(import.meta.url)("better-sqlite3");
const { prepare } = prototype;

prototype.prepare = function (text) {
  const statement = prepare.call(this, text);
  if (!/^\s*commit/i.test(text)) return statement;
  const { run } = statement;
  statement.run = (...values) => {
    const result = run.apply(statement, values);
    Atomics.wait(cell, 0, 0, MILLISECONDS);
    return result;
  };
  return statement;
};
