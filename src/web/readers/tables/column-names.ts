import { flowWords, moodWords, plainWord, symptomWords } from "../diary/meanings.ts";

/** What a column of a table can hold. */
export const columnRoles = [
  "nothing",
  "date",
  "period_start",
  "period_end",
  "period_length",
  "flow",
  "symptoms",
  "one_symptom",
  "mood",
  "temperature",
  "mucus",
  "ovulation_test",
  "pregnancy_test",
  "sex",
  "weight_kg",
  "weight_lb",
  "weight_st",
  "sleep",
  "note",
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Names in English, German, French, Portuguese, Swahili, Afrikaans and isiZulu, without accents. */
const namesOfRole: readonly (readonly [ColumnRole, string])[] = [
  ["symptoms", "symptoms symptom activities tags symptome symptomes sintomas dalili simptome"],
  ["symptoms", "izimpawu pain_symptoms"],
  ["mood", "mood moods stimmung humeur humor hali hisia gemoed bui imizwa mood_flags"],
  ["temperature", "temperature temp bbt temperatur temperatura joto halijoto temperatuur"],
  ["temperature", "basal_temperature basal_body_temperature basaltemperatur temperature_basale"],
  ["temperature", "temperatura_basal basale_temperatuur izinga_lokushisa temperature_value"],
  ["mucus", "mucus cervical_mucus cervical_fluid discharge cm fluid zervixschleim schleim glaire"],
  ["mucus", "cervical_mucus_consistency glaire_cervicale muco muco_cervical ute slym"],
  ["ovulation_test", "ovulation_test ovulation_test_result opk lh lh_test ovulationstest"],
  ["ovulation_test", "lh_test_result"],
  ["ovulation_test", "test_d_ovulation test_ovulation teste_de_ovulacao ovulasietoets"],
  ["pregnancy_test", "pregnancy_test pt schwangerschaftstest test_de_grossesse hcg_test_result"],
  ["pregnancy_test", "teste_de_gravidez kipimo_cha_mimba swangerskapstoets"],
  ["sex", "sex had_sex sex_activity intercourse sexual_activity geschlechtsverkehr rapports"],
  ["sex", "sexo ngono seks"],
  ["weight_kg", "weight body_weight mass gewicht poids peso uzito gewig isisindo"],
  ["sleep", "sleep hours_of_sleep sleep_duration schlaf sommeil sono usingizi slaap ukulala"],
  ["note", "note notes comment comments journal notiz notizen bemerkung bemerkungen kommentar"],
  ["note", "remarque remarques commentaire nota notas observacao observacoes dokezo maelezo"],
  ["note", "maoni notas opmerking opmerkings amanothi inothi"],
];
const roleNamed = new Map(
  namesOfRole.flatMap(([role, names]) => names.split(" ").map((name) => [name, role] as const)),
);

const roleOfUnit = new Map<string, ColumnRole>([
  ...["kg", "kilogram", "kilograms"].map((unit) => [unit, "weight_kg"] as const),
  ...["lb", "lbs", "pound", "pounds"].map((unit) => [unit, "weight_lb"] as const),
  ...["st", "stone", "stones"].map((unit) => [unit, "weight_st"] as const),
]);
const UNIT = /_(kg|kilograms?|lbs?|pounds?|st|stones?|c|f|celsius|fahrenheit|h|hrs?|hours|min)$/;

/** The words that names of days, lengths and flows are made of. */
const vocabulary = {
  period: [
    "period periods menstruation menstrual menstruating menstruel menstruelles menses mens bleeding bled periode perioden regel",
    "regelblutung monatsblutung blutung regles menstruacao periodo hedhi maandstonde menstruasie",
    "bloeding ukopha esikhathini exesheni mensis bleedings saignement saignements sangramento blutungen",
  ],
  cycle: ["cycle cycles zyklus ciclo mzunguko siklus umjikelezo"],
  start: [
    "start starts started begin begins beginning began first from since von ab seit beginn anfang",
    "erster erste debut premier depuis inicio comeco primeiro desde kuanza kuanzia mwanzo kwanza",
    "got came begonnen eerste vanaf aanvang ukuqala lokuqala okokuqala kokuqala",
  ],
  end: [
    "over vorbei end ends ended last to until till finish stop ende bis letzter letzte schluss fin dernier jusqu",
    "jusque fim final termino ultimo ate kumaliza kumalizika mwisho hadi einde eind laaste tot",
    "ukuphela ukugcina lokugcina isiphetho kokugcina",
  ],
  length: [
    "length duration days lange dauer tage duree longueur jours duracao dias urefu muda idadi",
    "lengte duur dae ubude isikhathi izinsuku",
  ],
  date: [
    "date day datum tag data dia jour tarehe siku dag usuku ilanga idethi umhla when wann quand quando",
    "lini wanneer nini",
  ],
  flow: ["flow fluss flux fluxo mtiririko damu vloei ukugeleza"],
  measure: [
    "intensity quantity strength volume amount level starke intensitat intensite abondance",
    "intensidade wingi intensiteit size severity heavy",
  ],
  computed: [
    "predicted prediction forecast expected estimated number no nr id avg average vorhergesagt prevu",
    "previsto voorspel",
  ],
  filler: [
    "of the my a in on at der die das des de du d la le les l da do dos ya wa za la cha kwa van my",
    "meine meiner mes ma minha yangu yami actual real calendar record local iso value is has time",
    "today heute hoje leo vandag namhlanje ukuya tag generic how many did it was",
  ],
} as const;
type Part = keyof typeof vocabulary;
const partNamed = new Map(
  (Object.keys(vocabulary) as Part[]).flatMap((part) =>
    vocabulary[part].flatMap((line) => line.split(" ").map((word) => [word, part] as const)),
  ),
);
const SHORTEST = 3;

/** The parts of a word, also of a compound ("Periodenbeginn"); `null` if one is unknown. */
function partsOfWord(word: string): readonly Part[] | null {
  const whole = partNamed.get(word);
  if (whole !== undefined) return [whole];
  for (let at = word.length - SHORTEST; at >= SHORTEST; at -= 1) {
    const first = partNamed.get(word.slice(0, at)) ?? partNamed.get(word.slice(0, at - 1));
    const rest = first === undefined ? null : partsOfWord(word.slice(at));
    if (first !== undefined && rest !== null) return [first, ...rest];
  }
  return null;
}

/** The parts of a column's name; empty if it has a word that is none. */
function partsOf(name: string): ReadonlySet<Part> {
  const parts = name.split("_").map(partsOfWord);
  const known = parts.flatMap((one) => one ?? []);
  return new Set(parts.includes(null) ? [] : known);
}

/** Whether a name says that its days or lists are periods; "cycle" may not be enough. */
export function namesPeriod(name: string, isStrict = false): boolean {
  const words = plainWord(name)
    .split("_")
    .flatMap((word) => partsOfWord(word) ?? []);
  return words.includes("period") || (!isStrict && words.includes("cycle"));
}

/** Words that also name stretches of time, parts of a school day, people (af) and a rule (de). */
const ambiguous = new Set("period periods periode perioden periodo menses regel".split(" "));

/** Whether a name says that its days are bleeding, without a word that has other meanings. */
export const namesBleeding = (name: string) =>
  plainWord(name)
    .split("_")
    .some((word) => !ambiguous.has(word) && partsOfWord(word)?.includes("period"));

/** Whether a name says that a column is about periods or their flow. */
export const namesFlow = (name: string) =>
  plainWord(name)
    .split("_")
    .some((word) => partsOfWord(word)?.some((part) => part === "period" || part === "flow"));

/** Whether a title is about bleeding only: "Period, day 2 (light)", but not "Exam period". */
export function namesOnlyPeriod(title: string): boolean {
  const words = plainWord(title).split("_");
  const isKnown = (word: string) =>
    /^\d+$/.test(word) || flowWords.has(word) || partsOfWord(word) !== null;
  return words.every(isKnown) && words.some((word) => partsOfWord(word)?.includes("period"));
}

/** Whether a name leaves open what is measured: "Intensity", "value", or none at all. */
export function isVague(name: string): boolean {
  const parts = [...partsOf(plainWord(name))];
  const isOpen = parts.every((part) => part === "measure" || part === "filler");
  return name.trim() === "" || (parts.length > 0 && isOpen);
}

/** Whether a column is computed by the app, such as a cycle's number or a forecast. */
export function isComputed(name: string): boolean {
  const parts = partsOf(plainWord(name));
  if (parts.has("computed")) return true;
  const isDay = parts.has("start") || parts.has("flow") || parts.has("period");
  return parts.has("cycle") && !isDay;
}

/** The role of a column of days, a length or a flow. */
function roleOfParts(name: string): ColumnRole {
  const parts = partsOf(name);
  if (isComputed(name)) return "nothing";
  if (parts.has("flow") || (parts.has("measure") && parts.has("period"))) return "flow";
  if (parts.has("start")) return "period_start";
  if (parts.has("end")) return "period_end";
  if (parts.has("length")) return "period_length";
  if (parts.has("date")) return "date";
  return parts.has("period") && !parts.has("measure") ? "flow" : "nothing";
}

/** @example roleOf("Periodenbeginn") // "period_start"; roleOf("Gewicht (kg)") // "weight_kg" */
export function roleOf(name: string, isInner = false): ColumnRole {
  const plain = plainWord(name);
  const base = plain.replace(UNIT, "");
  const role = roleNamed.get(plain) ?? roleNamed.get(base);
  const unit = UNIT.exec(plain)?.[1] ?? "";
  if (role === "weight_kg") return roleOfUnit.get(unit) ?? role;
  if (role !== undefined) return role;
  const ofParts = roleOfParts(plain);
  if (ofParts !== "nothing" || isComputed(name)) return ofParts;
  if (symptomWords.has(plain) || (isInner && moodWords.has(plain))) return "one_symptom";
  // A member of an inner object, or a name with the kind of data before it.
  const [, inner = ""] = /^[^.]+\.(.+)$/.exec(name) ?? [];
  return inner === "" ? "nothing" : roleOf(inner, true);
}
