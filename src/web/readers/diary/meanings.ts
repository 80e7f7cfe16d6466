import type { Flow } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { SignDay } from "#contract/entries/signs.ts";
import type { SymptomType } from "#contract/entries/symptoms.ts";

import type { PillAnswer } from "./pill-days.ts";

type Mood = NonNullable<DailyLog["mood"]>;
export type PregnancyTest = NonNullable<SignDay["pregnancyTest"]>;
export type Signs = Omit<Ovulation, "id" | "date">;
export type LogFields = Omit<DailyLog, "date">;

export type Meaning =
  | { readonly kind: "symptom"; readonly type: SymptomType; readonly note?: string }
  | { readonly kind: "log"; readonly fields: LogFields }
  | { readonly kind: "scale"; readonly field: ScaleField }
  | { readonly kind: "mood"; readonly mood: Mood }
  | { readonly kind: "signs"; readonly signs: Signs }
  | { readonly kind: "bleeding"; readonly flow: Flow | null }
  | { readonly kind: "pregnancy-test"; readonly result: PregnancyTest }
  | { readonly kind: "pill"; readonly answer: PillAnswer }
  | { readonly kind: "nothing" };

/** The scales of 0–10 in the daily log. */
export type ScaleField =
  | ("acne" | "stress_level" | "skin_oiliness")
  | ("anxiety_level" | "pain_level" | "libido" | "motivation");

/** Replaces a missing severity of a symptom. */
export const MIDDLE = 5;

/**
 * Mild, moderate and severe as the middles of 1–3, 4–6 and 7–10: the cut points most used for
 * numeric pain scales (Serlin et al., Pain 1995;61:277).
 */
export const severityOfWord = new Map([
  ["none", 0],
  ["mild", 2],
  ["moderate", 5],
  ["severe", 8],
  ["unbearable", 10],
]);

export const symptom = (type: SymptomType, note?: string): Meaning => ({
  kind: "symptom",
  type,
  ...(note !== undefined && { note }),
});
/** A scale of the log, for words with a severity. */
export const scale = (field: ScaleField): Meaning => ({ kind: "scale", field });
export const log = (fields: LogFields): Meaning => ({ kind: "log", fields });
export const mood = (value: Mood): Meaning => ({ kind: "mood", mood: value });
export const signs = (value: Signs): Meaning => ({ kind: "signs", signs: value });
export const bleeding = (flow: Flow | null): Meaning => ({ kind: "bleeding", flow });
export const isStrength = (meaning?: Meaning) =>
  meaning?.kind === "bleeding" && meaning.flow !== null;
export const nothing: Meaning = { kind: "nothing" };

export const mucus = (value: NonNullable<Signs["cervicalMucus"]>) =>
  signs({ cervicalMucus: value });
export const ovulationTest = (result: NonNullable<Signs["ovulationTest"]>) =>
  signs({ ovulationTest: result });
export const pregnancyTest = (result: PregnancyTest): Meaning => ({
  kind: "pregnancy-test",
  result,
});
export const pill = (answer: PillAnswer): Meaning => ({ kind: "pill", answer });
export const sex = signs({ sexualActivity: true });

export type Words = ReadonlyMap<string, Meaning>;

/** @example words([symptom("fatigue"), "fatigue tired"], [nothing, "none"]) */
export const words = (...lines: readonly (readonly [Meaning, string])[]): Words =>
  new Map(lines.flatMap(([meaning, all]) => all.split(" ").map((word) => [word, meaning])));

/** Meanings of the numbers from 0; `null` has none here. */
export const numbered = (...meanings: readonly (Meaning | null)[]): Words =>
  new Map(meanings.flatMap((meaning, place) => (meaning ? [[String(place), meaning]] : [])));

/** Normalises "Breast tenderness", "breastTenderness" and "Breast_Tenderness" to one word. */
export const plainWord = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "_")
    .replace(/^_+|_+$/g, "");

/** The meaning of a cell: verbatim first, as signs have no normalised form, else normalised. */
export const meaningIn = (words: Words, text: string): Meaning | undefined =>
  words.get(text.toLowerCase()) ?? words.get(plainWord(text));

/**
 * Words for flow, also in the languages of `columnRoles`; "yes" is bleeding of unknown flow. "Very"
 * and "super heavy" have no step of their own here.
 */
export const flowWords: Words = words(
  [
    nothing,
    "none no unknown false nein keine non aucun nao nenhum hapana hakuna nee geen cha akukho uncategorized",
  ],
  [bleeding("spotting"), "spotting spot schmierblutung spottings escape matone vlekke amachashazi"],
  [bleeding("light"), "light leicht schwach leger legere faible leve fraco fraca kidogo nyepesi"],
  [bleeding("light"), "lig kancane lula low"],
  [bleeding("moderate"), "medium moderate normal mittel moyen moyenne modere moderee medio media"],
  [bleeding("moderate"), "moderado moderada wastani matig phakathi"],
  [
    bleeding("heavy"),
    "heavy very_heavy super_heavy stark sehr_stark abondant abondante forte fort",
  ],
  [bleeding("heavy"), "intenso intensa abundante nzito nyingi swaar kakhulu high"],
  [
    bleeding(null),
    "unspecified yes yes_manual true x period bleeding menstruation menses ja oui sim ndiyo yebo",
  ],
);

export const moodWords: Words = words(
  [mood("sad"), "sad depressed traurig triste huzuni hartseer dabukile"],
  [mood("irritable"), "irritable angry irritated gereizt irritee irritado irritada hasira"],
  [mood("irritable"), "geirriteerd thukuthele"],
  [mood("anxious"), "anxious worried angstlich anxieuse ansiosa wasiwasi angstig khathazekile"],
  [mood("calm"), "calm relaxed ruhig entspannt calme calma tulivu rustig"],
  [mood("energised"), "energetic energised energized energiegeladen energique energica energiek"],
  [symptom("mood_swings"), "mood_swings"],
  [symptom("mood_swings", "PMS"), "pms"],
  [symptom("fatigue"), "tired mude fatiguee cansada kuchoka moeg khathele"],
  [nothing, "none"],
);

export const mucusWords: Words = words(
  [mucus("dry"), "dry"],
  [mucus("sticky"), "sticky"],
  [mucus("creamy"), "creamy"],
  [mucus("egg_white"), "egg_white eggwhite"],
  [nothing, "none"],
);

export const ovulationTestWords: Words = words(
  [ovulationTest("positive"), "positive pos peak + +ve lh+"],
  [ovulationTest("negative"), "negative neg low - − – -ve −ve lh- lh−"],
  [nothing, "none"],
);

export const pregnancyTestWords: Words = words(
  [pregnancyTest("positive"), "positive pos + +ve"],
  [pregnancyTest("negative"), "negative neg - − – -ve −ve"],
  [nothing, "none"],
);

/** Common words for sex: yes and no, or the protection used. */
export const sexWords: Words = words(
  [sex, "yes true x y 1 ✓ protected unprotected protected_sex unprotected_sex"],
  [sex, "sex_protected sex_unprotected yes_protected yes_unprotected condom withdrawal"],
  [nothing, "no false n 0 - none no_sex"],
);

/** Common words for symptoms, also in the languages of `columnRoles`. */
export const symptomWords: Words = words(
  [bleeding("spotting"), "spotting"],
  [bleeding("light"), "light_flow"],
  [bleeding("moderate"), "medium_flow"],
  [bleeding("heavy"), "heavy_flow"],
  [bleeding(null), "period menstruation menses"],
  [symptom("cramps"), "krampfe unterleibskrampfe regelschmerzen crampe crampes colica colicas"],
  [symptom("cramps"), "maumivu_ya_tumbo krampe menstruasiepyn isilumo amajaqamba"],
  [symptom("headaches"), "kopfschmerzen maux_de_tete mal_de_tete dor_de_cabeca"],
  [symptom("headaches"), "maumivu_ya_kichwa hoofpyn ikhanda_elibuhlungu"],
  [symptom("headaches", "migraine"), "migrane enxaqueca kipandauso"],
  [symptom("back_pain"), "ruckenschmerzen mal_de_dos dor_nas_costas maumivu_ya_mgongo rugpyn"],
  [symptom("bloating"), "blahbauch blahungen ballonnements inchaco tumbo_kujaa opgeblase"],
  [symptom("fatigue"), "mudigkeit cansaco uchovu moegheid ukukhathala"],
  [symptom("nausea"), "ubelkeit nausee nausees enjoo kichefuchefu naarheid isicanucanu"],
  [symptom("insomnia"), "schlaflosigkeit insomnie insonia kukosa_usingizi slaaploosheid"],
  [symptom("breast_tenderness"), "brustspannen seins_douloureux dor_nos_seios seer_borste"],
  [symptom("breast_tenderness"), "maumivu_ya_matiti"],
  [symptom("constipation"), "verstopfung prisao_de_ventre hardlywigheid"],
  [symptom("diarrhea"), "durchfall diarrhee diarreia kuhara diarree"],
  [symptom("dizziness"), "schwindel vertiges tontura kizunguzungu duiseligheid"],
  [symptom("hot_flushes"), "hitzewallungen bouffees_de_chaleur ondas_de_calor"],
  [scale("acne"), "akne chunusi aknee"],
  [scale("pain_level"), "schmerz schmerzen douleur douleurs dor dores maumivu pyn ubuhlungu"],
  [symptom("cramps"), "cramps cramp period_cramps menstrual_cramps abdominal_cramps period_pain"],
  [symptom("pelvic_pain"), "pelvic_pain abdominal_pain"],
  [symptom("pelvic_pain", "ovulation pain"), "ovulation_pain"],
  [symptom("headaches"), "headache headaches"],
  [symptom("headaches", "migraine"), "migraine"],
  [symptom("back_pain"), "back_pain backache lower_back lower_back_pain"],
  [symptom("bloating"), "bloating bloated"],
  [symptom("fatigue"), "fatigue tired tiredness"],
  [symptom("nausea"), "nausea"],
  [symptom("insomnia"), "insomnia"],
  [symptom("breast_tenderness"), "breast_tenderness tender_breasts breast_pain"],
  [symptom("mood_swings"), "mood_swings mood_changes"],
  [symptom("brain_fog"), "brain_fog"],
  [symptom("constipation"), "constipation"],
  [symptom("diarrhea"), "diarrhea diarrhoea"],
  [symptom("dizziness"), "dizziness"],
  [symptom("joint_pain"), "joint_pain"],
  [symptom("hot_flushes"), "hot_flashes hot_flushes"],
  [symptom("hair_thinning"), "hair_loss hair_thinning"],
  [symptom("excess_hair"), "excess_hair hirsutism"],
  [symptom("excess_hair", "chin hair"), "chin_hair"],
  [symptom("pain_during_sex"), "pain_during_sex"],
  [symptom("vaginal_dryness"), "vaginal_dryness"],
  [symptom("cravings_sugar"), "sugar_cravings"],
  [symptom("cravings_carbs"), "carb_cravings"],
  [symptom("cravings_salty"), "salty_cravings"],
  [scale("acne"), "acne"],
  [symptom("acne_face"), "acne_face"],
  [symptom("acne_back"), "acne_back"],
  [scale("skin_oiliness"), "oily_skin"],
  [scale("stress_level"), "stress stressed"],
  [mood("anxious"), "anxiety"],
  [mood("irritable"), "irritability"],
  [scale("pain_level"), "pain"],
);
