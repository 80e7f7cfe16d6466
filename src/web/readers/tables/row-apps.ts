import type { ImportSource } from "#contract/account/imports.ts";
import {
  bleeding,
  log,
  type Meaning,
  mood,
  mucus,
  nothing,
  numbered,
  scale,
  sex,
  signs,
  symptom,
  words,
} from "../diary/meanings.ts";
import type { Column } from "./tell-cell.ts";

/** Open-source apps with a row per day, according to their own sources. */

export interface App {
  readonly source: ImportSource;
  /** The normalised names of its columns: of each line, one is there. */
  readonly has: readonly string[];
  /** Columns that mean something special here, by their normalised names. */
  readonly columns?: Readonly<Record<string, Partial<Column>>>;
}

export const computed = { role: "computed" } as const;
export const isOf = ({ has }: App, names: readonly string[]) =>
  has.every((line) => {
    const form = new RegExp(`^(?:${line.replaceAll(" ", "|")})$`);
    return names.some((name) => form.test(name));
  });

/** A flag that means something when it is set. */
const flag = (meaning: Meaning) => words([meaning, "true yes x 1"], [nothing, "false no"]);

const [spotting, light] = [bleeding("spotting"), bleeding("light")];
const [moderate, heavy] = [bleeding("moderate"), bleeding("heavy")];
const note = { role: "note" } as const;

/**
 * drip, CSV (https://gitlab.com/bloodyhealth/drip, `lib/import-export`). Its mucus combines feeling
 * and texture: "moist" without texture has no equivalent.
 */
const drip: App = {
  source: "drip",
  has: ["date", "(?:temperature|bleeding|mucus|note|desire)_value"],
  columns: {
    bleeding_value: { role: "flow", words: numbered(spotting, light, moderate, heavy) },
    mucus_value: {
      role: "mucus",
      words: numbered(mucus("dry"), mucus("dry"), null, mucus("creamy"), mucus("egg_white")),
    },
    desire_value: {
      role: "symptoms",
      words: numbered(log({ libido: 2 }), log({ libido: 5 }), log({ libido: 8 })),
    },
    mucus_feeling: computed,
    mucus_texture: computed,
    note_value: note,
    temperature_note: note,
    sex_note: note,
    pain_note: note,
    mood_note: note,
    mood_balanced: { role: "mood", words: flag(mood("calm")) },
    mood_fine: { role: "mood", words: flag(mood("ok")) },
    sex_partner: { role: "sex", words: flag(sex) },
    sex_none: computed,
  },
};

const unsure = { role: "symptoms", words: flag(signs({ isUnsure: true })) } as const;
const mood_swings = { role: "symptoms", words: flag(symptom("mood_swings", "mood")) } as const;

/** Ovumcy, JSON and CSV (https://github.com/ovumcy/ovumcy-web, the page on its export). */
const ovumcy: App = {
  source: "ovumcy",
  has: ["date", "period", "flow", "bbt_c lh_test"],
  columns: {
    mood: mood_swings,
    symptoms_mood: mood_swings,
    food_cravings: { name: "symptoms.food_cravings", role: "nothing" },
    other: { name: "symptoms", role: "symptoms" },
    other_symptoms: { name: "symptoms", role: "symptoms" },
    mood_rating: { name: "mood_rating", role: "nothing" },
    cervical_mucus: { name: "cervical_mucus", role: "mucus" },
    cycle_factors: {
      name: "cycle_factors",
      role: "symptoms",
      words: words([scale("stress_level"), "stress"]),
    },
    is_uncertain: unsure,
    uncertain: unsure,
  },
};

/** Steps of 1–5 on the scale of 10: the middle of each fifth. */
const fifths = (meaning: (tenths: number) => Meaning) =>
  numbered(null, ...[1, 3, 5, 7, 9].map(meaning));

/** Luteal, JSON of its backup, schema 1 (https://github.com/JoeriKaiser/luteal). */
const luteal: App = {
  source: "luteal",
  has: ["bleeding_intensity bbt_celsius symptom_ids"],
  columns: {
    pain_level: { role: "symptoms", words: fifths((pain_level) => log({ pain_level })) },
    energy_level: { role: "symptoms", words: fifths((motivation) => log({ motivation })) },
    symptom_ids: { name: "symptoms", role: "symptoms" },
    bbt_disturbances: {
      role: "symptoms",
      words: words(
        [signs({ disturbance: "fever" }), "fever"],
        [signs({ disturbance: "alcohol" }), "alcohol"],
        [signs({ disturbance: "bad_night" }), "poor_sleep"],
        [signs({ disturbance: "other_hour" }), "time_shift late_measurement"],
      ),
    },
    cervical_texture: { role: "mucus" },
    cervical_sensation: { role: "mucus" },
  },
};

/** Menstrudel, the tables of its database (https://github.com/J-shw/Menstrudel). */
const menstrudel: App = {
  source: "menstrudel",
  has: ["id", "date", "flow", "pain_level"],
  columns: {
    flow: { role: "flow", words: numbered(nothing, spotting, light, moderate, heavy) },
    // None, mild, moderate, severe, unbearable; see `severityOfWord`.
    pain_level: {
      role: "symptoms",
      words: numbered(nothing, ...[2, 5, 8, 10].map((pain_level) => log({ pain_level }))),
    },
  },
};

/** Mensinator, the tables of its database (https://github.com/EmmaTellblom/Mensinator). */
const mensinator: App = { source: "mensinator", has: ["symptom_date"] };

export const rowApps = [drip, ovumcy, luteal, menstrudel, mensinator];
