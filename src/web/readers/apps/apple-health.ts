import { SaxesParser } from "saxes";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { daysWithin } from "#domain/days/day-range.ts";
import { daysOfRange } from "#domain/days/week-and-month.ts";
import { Diary } from "../diary/diary.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import { bleeding, log, type Meaning, plainWord, severityOfWord, sex } from "../diary/meanings.ts";
import { kilogramsOf } from "../diary/quantities.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";
import { XmlText } from "../formats/xml-text.ts";
import { methods, namedTypes, stages, symptomOf, valued } from "./apple-health-words.ts";

/**
 * Apple Health: `export.xml`, hundreds of MB; only cycle, symptoms and weight are read. Names:
 * https://developer.apple.com/documentation/healthkit/hkcategorytypeidentifier.
 * A record's day is the local one of its written offset.
 */

type Attributes = Readonly<Record<string, string>>;

const CATEGORY = "HKCategoryTypeIdentifier";
const QUANTITY = "HKQuantityTypeIdentifier";
const VALUE =
  /^HKCategoryValue(MenstrualFlow|VaginalBleeding|CervicalMucusQuality|OvulationTestResult|PregnancyTestResult|Contraceptive)/;
const START_KEYS = new Set(["HKMenstrualCycleStart", "HKMetadataKeyMenstrualCycleStart"]);
/** Longer than any real tag; a longer one is an attack on memory. */
const LONGEST_TAG = 4_000_000;
const LONGEST_RECORD_DAYS = 14;

const APART = /^Bleeding(?:During|After)Pregnancy$/;

export const isAppleHealth = (opening: string) =>
  /<HealthData[\s>]|<!DOCTYPE HealthData/.test(opening);

/** @throws UnreadableFile when it is truncated or not XML */
export async function readAppleHealth(
  chunks: AsyncIterable<Uint8Array>,
  clock: LocalClock,
): Promise<FileHistory> {
  const diary = new Diary(clock);
  const parser = new SaxesParser();
  let record: Attributes | null = null;
  let isStart = false;
  let sinceTag = 0;
  parser.on("error", () => {
    throw new UnreadableFile("broken");
  });
  parser.on("opentag", ({ name, attributes }) => {
    sinceTag = 0;
    if (name === "Record") {
      record = attributes;
      isStart = false;
    } else if (name === "MetadataEntry" && START_KEYS.has(attributes.key ?? "")) {
      isStart = attributes.value === "1";
    }
  });
  parser.on("closetag", ({ name }) => {
    sinceTag = 0;
    if (name === "Record" && record !== null) tellRecord(diary, record, isStart);
    if (name === "Record") record = null;
  });
  const decoder = new TextDecoder();
  const xml = new XmlText();
  for await (const chunk of chunks) {
    sinceTag += chunk.length;
    if (sinceTag > LONGEST_TAG) throw new UnreadableFile("bomb");
    parser.write(xml.clean(decoder.decode(chunk, { stream: true })));
  }
  parser.write(xml.end());
  parser.on("error", () => {
    throw new UnreadableFile("incomplete");
  });
  parser.close();
  if (xml.forbidden > 0) diary.doubt("control_characters", xml.forbidden);
  return diary.finish("apple_health");
}

function tellRecord(diary: Diary, record: Attributes, isStart: boolean): void {
  const { type = "" } = record;
  if (type.startsWith(CATEGORY)) {
    const name = type.slice(CATEGORY.length);
    if (name === "MenstrualFlow") tellFlow(diary, record, isStart);
    else if (!tellStage(diary, name, record)) tellCategory(diary, name, record);
  } else if (type === `${QUANTITY}BasalBodyTemperature`) tellTemperature(diary, record);
  else if (type === `${QUANTITY}BodyMass`) tellWeight(diary, record);
  else if (type === `${QUANTITY}AppleSleepingWristTemperature`) tellNight(diary, record);
  else tellOther(diary, type.replace(/^HK\w+TypeIdentifier/, "") || type);
}

function tellTemperature(diary: Diary, { startDate, value = "" }: Attributes): void {
  const day = diary.dayOf(startDate);
  const degrees = numberOf(value);
  if (day !== null && degrees !== null) diary.temperature(day, degrees);
}

function tellWeight(diary: Diary, { startDate, value = "", unit }: Attributes): void {
  const day = diary.dayOf(startDate);
  const mass = kilogramsOf(value, unit || "kg");
  if (day !== null && mass !== null) diary.weight(day, mass);
}

function tellNight(diary: Diary, { startDate, endDate, value = "", unit }: Attributes): void {
  const day = diary.dayOf(endDate ?? startDate);
  const degrees = numberOf(value);
  if (day !== null && degrees !== null) {
    diary.nights.add(day, unit === "degF" ? degrees / 1.8 : degrees, "apple_watch");
  }
  tellOther(diary, "AppleSleepingWristTemperature");
}

function tellStage(diary: Diary, name: string, record: Attributes): boolean {
  const { value = "", startDate, endDate = "" } = record;
  const word = plainWord(value.replace(VALUE, ""));
  const stage = name === "Contraceptive" ? methods.get(word) : stages.get(name);
  if (stage === undefined) return false;
  const first = diary.dayOf(startDate);
  const last = endDate.slice(0, 10);
  // Apple dates the end of what is still going on in the year 4001.
  if (first !== null && isCalendarDay(last)) diary.stage(stage, { first, last });
  return true;
}

/** Records of other types number millions: counted by type, never offered as notes. */
const tellOther = (diary: Diary, name: string) => diary.notUnderstood(name, name);

function tellFlow(diary: Diary, record: Attributes, isStart: boolean): void {
  const word = (record.value ?? "").replace(VALUE, "");
  const meaning = valued.get("MenstrualFlow")?.get(plainWord(word));
  if (meaning === undefined) {
    const [day] = daysOf(diary, record);
    diary.notUnderstood("MenstrualFlow", word, day ? { day } : null);
  }
  if (meaning?.kind !== "bleeding") return;
  for (const [place, day] of daysOf(diary, record).entries()) {
    diary.bleed(day, meaning.flow, isStart && place === 0);
  }
}

/** The days of a record; most have one, but some apps write several. */
function daysOf(diary: Diary, { startDate, endDate }: Attributes): CalendarDay[] {
  const first = diary.dayOf(startDate);
  if (first === null) return [];
  const last = diary.dayOf(endDate ?? startDate) ?? first;
  const days = daysWithin({ first, last });
  if (days > LONGEST_RECORD_DAYS) diary.doubt("long_period");
  return days >= 1 && days <= LONGEST_RECORD_DAYS ? daysOfRange({ first, last }) : [first];
}

function tellCategory(diary: Diary, name: string, { startDate, value = "" }: Attributes): void {
  const feeling = symptomOf(name);
  const meaning = feeling ?? signOf(name, value);
  if (meaning === undefined && !namedTypes.has(name) && !valued.has(name)) {
    tellOther(diary, name);
    return;
  }
  const day = diary.dayOf(startDate);
  if (meaning === undefined) {
    diary.notUnderstood(name, value.replace(/^HKCategoryValue/, "") || name, day && { day });
    return;
  }
  const strength = feeling ? strengthOf(value) : null;
  if (day !== null && strength !== 0) diary.say(day, meaning, strength);
}

function signOf(name: string, value: string): Meaning | undefined {
  if (name === "IntermenstrualBleeding") return bleeding("spotting");
  if (name === "SexualActivity") return sex;
  const word = plainWord(value.replace(VALUE, ""));
  if (!APART.test(name)) return valued.get(name)?.get(word);
  const meaning = valued.get("MenstrualFlow")?.get(word);
  // An unspecified flow is bleeding at least.
  return meaning?.kind === "bleeding" ? log({ period_flow: meaning.flow ?? "spotting" }) : meaning;
}

/** 0 for "not present"; `null` without a severity. */
function strengthOf(value: string): number | null {
  if (/NotPresent$/.test(value) || value === "1") return 0;
  const word = /^HKCategoryValueSeverity(\w+)$/.exec(value)?.[1] ?? severities[Number(value)] ?? "";
  return severityOfWord.get(word.toLowerCase()) ?? null;
}

const severities: readonly (string | undefined)[] = ["", "", "mild", "moderate", "severe"];

/**
 * Reads the JSON of Health Auto Export: the same records with names for people
 * (https://github.com/Lybron/health-auto-export/wiki).
 */
export function readHealthAutoExport(diary: Diary, { data }: JsonRecord): void {
  const { cycleTracking, symptoms, metrics } = isRecord(data) ? data : {};
  const severe = recordsOf(symptoms).map((one) => ({
    ...one,
    value: `HKCategoryValueSeverity${textOf(one.severity)}`,
  }));
  for (const one of [...recordsOf(cycleTracking), ...severe] as JsonRecord[]) {
    const [type, value] = [one.name, one.value].map((text) => textOf(text).replace(/\s/g, ""));
    const [startDate, endDate] = [textOf(one.start), textOf(one.end ?? one.start)];
    const record = { type: `${CATEGORY}${type}`, value: value ?? "", startDate, endDate };
    tellRecord(diary, record, one.isCycleStart === true);
  }
  for (const { name, units, data: readings } of recordsOf(metrics)) {
    const type = quantities.get(textOf(name)) ?? textOf(name);
    for (const { date, qty } of recordsOf(readings)) {
      const record = { type, value: textOf(qty), unit: textOf(units), startDate: textOf(date) };
      tellRecord(diary, record, false);
    }
  }
}

const quantities = new Map([
  ["basal_body_temperature", `${QUANTITY}BasalBodyTemperature`],
  ["weight_body_mass", `${QUANTITY}BodyMass`],
]);
