import { plainWord } from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { type ColumnRole, namesOnlyPeriod, namesPeriod, roleOf } from "./column-names.ts";
import type { NamedTable } from "./json-tables.ts";
import { columnsOf, guessedRoles } from "./read-table.ts";
import { dayColumn } from "./tell-table.ts";

/**
 * Tables with a row for each thing logged: a day, its kind and its value ("2026-01-05, flow, heavy"),
 * or the first and the last day of a period ("2026-01-05, period start").
 */

const kindNames = new Set(
  [
    "type kind category event event_type data_type metric measure measurement name symptom",
    "tag_type_code tag_type question_text subject title symptom_id symptom_name art typ kategorie ereignis evenement categorie tipo categoria evento",
    "aina tukio soort gebeurtenis uhlobo",
  ].flatMap((line) => line.split(" ")),
);
const valueNames = new Set(
  [
    "value option intensity strength severity level amount result answered_yes wert valeur valor",
    "thamani waarde",
  ].flatMap((line) => line.split(" ")),
);
const MOST_KINDS = 60;
const PERIODS = ["Period start", "Period end"];

const namedIn = ({ header }: Csv, names: ReadonlySet<string>) =>
  header.findIndex((name) => names.has(plainWord(name.split(".").at(-1) ?? "")));

export const isEdge = (role: ColumnRole) => role === "period_start" || role === "period_end";
const noKinds = new Set<ColumnRole>(["nothing", "date", "note", "period_length"]);

/** The column that says what each row is, with the words before its cells; `null` without one. */
function kindsIn(csv: Csv, roles: readonly ColumnRole[]) {
  const flow = roles.indexOf("flow");
  const isEdges = flow >= 0 && [...cellsOf(csv, flow)].every((cell) => isEdge(roleOf(cell)));
  // Without last days a phase may be a forecast of the app.
  const names = roles.includes("period_end") ? new Set([...kindNames, "phase"]) : kindNames;
  const place = isEdges ? flow : namedIn(csv, names);
  const kinds = cellsOf(csv, place);
  const isSymptoms = roles[place] === "symptoms" && namedIn(csv, valueNames) < 0;
  if (kinds.size === 0 || kinds.size > MOST_KINDS || isSymptoms) return null;
  if (!isEdges && (flow >= 0 || roles.includes("period_length"))) return null;
  return [...kinds].some((kind) => !noKinds.has(roleOf(kind))) ? { place, kinds } : null;
}

const cellsOf = ({ rows }: Csv, column: number): ReadonlySet<string> =>
  new Set(rows.map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== ""));

const SWITCH = /^(?:on|off)$/;

/** Home Assistant's history of a switch or a sensor: on when a period starts, off when it ends. */
function switchPeriods({ name, csv }: NamedTable): readonly NamedTable[] | null {
  const [entity = -1, state = -1, day = -1] = ["entity_id", "state", "last_changed"].map((one) =>
    csv.header.indexOf(one),
  );
  const edges = csv.rows
    .filter((row) => namesOnlyPeriod((row[entity] ?? "").replace(/^\w+\./, "")))
    .filter((row) => SWITCH.test(row[state] ?? ""))
    .map((row) => [row[state] === "on" ? "period_start" : "period_end", row[day] ?? ""] as const);
  const first = edges.findIndex(([role]) => role === "period_start");
  const rows = pairsOf(edges.slice(Math.max(0, first)));
  return rows.length > 0 ? [{ name, csv: { header: PERIODS, rows } }] : null;
}

/** The table with a column for each kind, and its periods; other tables as they are. */
export function splitByKind(table: NamedTable): readonly NamedTable[] {
  const { name, csv } = table;
  const switched = switchPeriods(table);
  if (switched !== null) return switched;
  const roles = guessedRoles(csv);
  const day = dayColumn(columnsOf(csv.header, roles));
  const found = kindsIn(csv, roles);
  if (found === null || day < 0) return [table];
  const [value, unit] = [namedIn(csv, valueNames), namedIn(csv, new Set(["unit", "units"]))];
  const kinds = [...found.kinds].filter((kind) => !isEdge(roleOf(kind)));
  const dropped = new Set([found.place, value, unit, roles.indexOf("period_end")]);
  const others = csv.header.flatMap((head, place) =>
    dropped.has(place) || (place !== day && isEdge(roleOf(head))) ? [] : [place],
  );
  const units = new Map(csv.rows.map((row) => [row[found.place]?.trim(), row[unit] ?? ""]));
  const rows = csv.rows.map((row) => {
    const ofRow = row[found.place]?.trim();
    const cells = kinds.map((kind) => (kind === ofRow ? row[value]?.trim() || "x" : ""));
    return [...others.map((place) => row[place] ?? ""), ...cells];
  });
  const header = kinds.map((kind) => (units.get(kind) ? `${kind} (${units.get(kind)})` : kind));
  const edges = csv.rows.map((row) => [roleOf(row[found.place] ?? ""), row[day] ?? ""] as const);
  const end = roles.indexOf("period_end");
  const ranges = csv.rows
    .filter((row) => end >= 0 && namesOnlyPeriod(row[found.place] ?? ""))
    .map((row) => [row[day] ?? "", row[end] ?? ""]);
  const names = others.map((place) => (place === day ? "date" : (csv.header[place] ?? "")));
  const days = { header: [...names, ...header], rows };
  // "start" and "end" alone may be those of anything.
  const isNamed = [name, csv.header[found.place] ?? "", ...found.kinds].some((kind) =>
    namesPeriod(kind, true),
  );
  const periods = {
    header: isNamed ? PERIODS : ["Start", "End"],
    rows: [...pairsOf(edges), ...ranges],
  };
  return [{ name, csv: days }, ...(periods.rows.length > 0 ? [{ name, csv: periods }] : [])];
}

export function pairsOf(rows: readonly (readonly [ColumnRole, string])[]): string[][] {
  const edges = rows.filter(([role]) => isEdge(role));
  const isNewestFirst = edges[0]?.[0] === "period_end";
  const pairs: string[][] = [];
  for (const [role, day] of isNewestFirst ? edges.toReversed() : edges) {
    const open = pairs.at(-1);
    if (role === "period_start") pairs.push([day, ""]);
    else if (open?.[1] === "") open[1] = day;
  }
  return pairs;
}
