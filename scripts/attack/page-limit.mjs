import Sqlite from "better-sqlite3";

const PAGES = 4096;
const { pragma } = Sqlite.prototype;

/** @this {Sqlite.Database} @param {string} text @param {Sqlite.PragmaOptions} [options] */
Sqlite.prototype.pragma = function limited(text, options) {
  if (text.startsWith("journal_mode")) pragma.call(this, `max_page_count = ${PAGES}`);
  return pragma.call(this, text, options);
};
