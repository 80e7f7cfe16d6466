import type { ImportSource } from "#contract/account/imports.ts";
import {
  bleeding,
  flowWords,
  mucus,
  mucusWords,
  nothing,
  plainWord,
  sex,
  symptomWords,
  words,
} from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { columnsOf, guessedRoles } from "./read-table.ts";
import { type App, computed, isOf, rowApps } from "./row-apps.ts";
import type { Column } from "./tell-cell.ts";
import { bled, type KnownTable } from "./tell-table.ts";

/** Tables of apps with a row per day or period; most columns are known by their names alone. */

const night = { role: "night_temperature" } as const;
/**
 * Natural Cycles, CSV: undocumented, columns and words as readers of real exports name them. Since
 * spring 2026 some periods have a quantity and no `MENSTRUATION`: either means bleeding.
 */
const naturalCycles: App = {
  source: "natural_cycles",
  has: [
    "date",
    "menstruation",
    "(?:flow|menstruation)_quantity (?:data|mood)_flags? cycle_number fertility_(?:color|status)",
  ],
  columns: {
    cycle_start_date: computed,
    goal: computed,
    fertility_color: computed,
    fertility_status: computed,
    ovulation: computed,
    ovulation_status: computed,
  },
};

/**
 * Fertility Friend, CSV (Settings, "Export"): the columns are undocumented; they are those that
 * https://github.com/Digital-ZEL/fertile reads. Watery mucus has no equivalent here.
 */
const fertilityFriend: App = {
  source: "fertility_friend",
  has: ["date", "menses", "cm bbt temp temperature opk"],
  columns: {
    day: computed,
    cd: computed,
    coverline: computed,
    bd: { role: "sex" },
    menses: {
      role: "flow",
      words: new Map([
        ...flowWords,
        ...words([bleeding("spotting"), "s"], [bleeding("light"), "l"]),
        ...words([bleeding("moderate"), "m"], [bleeding("heavy"), "h"]),
      ]),
    },
    cm: {
      role: "mucus",
      words: new Map([
        ...mucusWords,
        ...words([mucus("dry"), "d"], [mucus("sticky"), "s tacky"]),
        ...words([mucus("creamy"), "c lotiony"], [mucus("egg_white"), "e ew stretchy"]),
      ]),
    },
  },
};

/** Kindara, CSV by e-mail: closed in 2023, the columns are known by the names in its charts. */
const kindara: App = {
  source: "kindara",
  has: ["date", "cervical_fluid", "menstruation"],
};

/**
 * Oura, CSV with a row per night (https://cloud.ouraring.com/v2/docs). The temperature is a
 * deviation of the skin's, not a basal body temperature: a lasting rise shows the day of ovulation.
 */
const oura: App = {
  source: "oura",
  has: ["date day", "temperature_(?:trend_)?deviation.* total_sleep_dur.*"],
  columns: {
    id: computed,
    timestamp: computed,
    total_sleep_duration: { role: "sleep", unit: "s" },
    temperature_deviation: night,
    temperature_deviation_c: night,
  },
};

/**
 * Read Your Body, its backup as JSON or CSV
 * (https://readyourbody.zendesk.com/hc/en-gb/articles/360015907180). A day's fluid is a list of
 * bleeding and mucus; the older word "non_peak" is sticky or creamy, which are indistinguishable.
 */
const readYourBody: App = {
  source: "read_your_body",
  has: ["date", "temp_one_value", "fluid"],
  columns: {
    id: computed,
    temp_one: computed,
    temp_one_value: { role: "temperature" },
    fluid: {
      role: "symptoms",
      words: words(
        [bleeding("spotting"), "spotting"],
        [bleeding("light"), "bleeding_light"],
        [bleeding("moderate"), "bleeding"],
        [bleeding("heavy"), "bleeding_heavy"],
        [mucus("dry"), "dry"],
        [mucus("egg_white"), "peak"],
      ),
    },
    intercourse: {
      role: "sex",
      words: words(
        // All kinds except "alone" are with a partner.
        [sex, "unprotected condom iud diaphragm withdrawal cervical_cap sterilisation other"],
        [nothing, "none"],
      ),
    },
  },
};

/**
 * Garmin Connect, JSON in the zip of all data or from its API: a record per cycle, and one per day.
 * Undocumented; the members are those that readers of real exports name. A self-reported day of
 * ovulation is not a sign the analysis can use.
 */
const garmin: App = {
  source: "garmin",
  has: ["calendar_date", "flow ovulation_day moods"],
  columns: { cycle_type: computed },
};
const garminCycles: App = {
  ...garmin,
  has: ["start_date", "actual_period_length predicted_cycle_length"],
};

/** Peri (https://github.com/IraSoro/peri). */
const peri: App = { source: "peri", has: ["start_date", "period_length", "cycle_length"] };

/** Samsung Health: a zip of CSV files whose columns have the data type as a dotted prefix. */
const samsung: App = { source: "samsung_health", has: ["datauuid", "flow mood symptoms?"] };

const apps = [
  naturalCycles,
  fertilityFriend,
  kindara,
  oura,
  readYourBody,
  garmin,
  garminCycles,
  peri,
  ...rowApps,
];

/** The table of a known app; `null` for others. */
export function appTable(csv: Csv): { source: ImportSource; table: KnownTable } | null {
  if (isOf(samsung, csv.header.map(lastName)))
    return { source: samsung.source, table: samsungTable(csv) };
  const names = csv.header.map(plainWord);
  const app = apps.find((one) => isOf(one, names));
  if (app === undefined) return null;
  const columns = columnsOf(csv.header, guessedRoles(csv)).map((column, place) => ({
    ...column,
    ...app.columns?.[names[place] ?? ""],
  }));
  return { source: app.source, table: { csv, columns, periods: "stated" } };
}

const lastName = (head: string) => (head.split(".").at(-1) ?? "").toLowerCase();

const samsungColumns: readonly (readonly [string, Omit<Column, "name">])[] = [
  // Its numbers are undocumented: they mean bleeding, and are listed as not understood.
  ["flow", { role: "flow", words: new Map([...flowWords, ...bled]) }],
  ["flow", { role: "flow", words: flowWords }],
  ["mood", { role: "mood" }],
  ...["symptom", "symptoms"].map(
    (name) => [name, { role: "symptoms", words: symptomWords }] as const,
  ),
  ["discharge", { role: "mucus" }],
  ...["note", "comment"].map((name) => [name, { role: "note" }] as const),
];

/** The other columns are write times and device ids. */
function samsungTable({ header, rows }: Csv): KnownTable {
  const names = header.map(lastName);
  const date = ["date", "day_time", "start_time"].find((name) => names.includes(name)) ?? "";
  const found = [[date, { role: "date" }] as const, ...samsungColumns].filter(([name]) =>
    names.includes(name),
  );
  const places = found.map(([name]) => names.indexOf(name));
  return {
    csv: {
      header: found.map(([name]) => name),
      rows: rows.map((row) => places.map((place) => row[place] ?? "")),
    },
    columns: found.map(([name, column]) => ({ name, ...column })),
  };
}
