import type * as z from "zod/mini";
import { fiveOfTen } from "#domain/day/day-scales.ts";
import { type FileHistory, UnreadableFile } from "../diary/file-history.ts";
import { Unplaced } from "../diary/unplaced.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";
import { entryFrom } from "../formats/schema-entry.ts";
import { wholeEntryIn } from "./fhir-entry.ts";
import { fieldsOf, ownKinds, schemaAt, singles } from "./own-kinds.ts";

/**
 * Mwezi's own FHIR bundle: resources with Mwezi's codes become the entries they were exported from
 * (https://hl7.org/fhir/R4/observation.html). Other resources and codes are listed by name.
 */

const OWN = "urn:mwezi:code";
/** Prefix of a code, and the name of its kind in an export. */
const kindOfCode = new Map([
  ["cycle", "cycles"],
  ["ovulation", "ovulation"],
  ["metabolic", "metabolic"],
  ["pcos-log", "pcosLogs"],
  ["mood", "moods"],
  ["stress", "stress"],
  ["body-check", "bodyChecks"],
  ["signs", "signs"],
  ["background", "healthBackground"],
]);
/** Marks ratings exported out of 10 that are stored out of 5. */
const OF_TEN = /, from 0 to 10$/;
const ofFive = new Set(["mood", "stress"]);
const undated = new Set(["cycles", "healthBackground"]);
/** Marks a period whose end was estimated. */
const ASSUMED_END = /She logged no end\./;

export const isFhir = (json: JsonRecord) =>
  json.resourceType === "Bundle" &&
  recordsOf(json.entry).some((one) => codeOf(one.resource) !== "" || wholeEntryIn(one.resource));

/** Mwezi's code of a resource or component; `""` without one. */
function codeOf(value: unknown): string {
  const code = isRecord(value) && isRecord(value.code) ? value.code : {};
  const own = recordsOf(code.coding).find(({ system }) => system === OWN);
  return textOf(own?.code);
}

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();

type Draft = Map<string, unknown[]>;

/** @throws UnreadableFile when it contains no Mwezi entry */
export function readFhir(json: JsonRecord): FileHistory {
  const drafts = new Map<string, { readonly kind: string; readonly draft: Draft }>();
  const unplaced = new Unplaced();
  for (const { resource } of recordsOf(json.entry)) {
    if (isRecord(resource) && !tellWhole(resource, drafts)) tell(resource, drafts, unplaced);
  }
  const entries = new Map<string, object[]>();
  for (const { kind, draft } of drafts.values()) {
    const schema = ownKinds[kind];
    const result = schema && entryFrom(schema, Object.fromEntries(draft));
    const list = entries.get(kind) ?? [];
    if (result) {
      list.push(result.entry);
      entries.set(kind, list);
    } else unplaced.add(kind, kind, null);
    for (const field of result?.leftOut ?? []) unplaced.add(kind, field, null);
  }
  const notUnderstood = unplaced.list();
  if (entries.size === 0) throw new UnreadableFile("nothing");
  const found = [...entries].map(([kind, list]) => [kind, singles.has(kind) ? list[0] : list]);
  return { source: "mwezi", entries: Object.fromEntries(found), notUnderstood, doubts: [] };
}

type Drafts = Map<string, { readonly kind: string; readonly draft: Draft }>;

interface Place {
  readonly second: string;
  readonly day: string;
  readonly end: string;
}

/** Kinds with several resources a day, by the prefix of their codes. */
const apart = new Map([
  ["lab", { kind: "labResults", tell: tellLab }],
  ["life-stage", { kind: "lifeStages", tell: tellStage }],
  ["questionnaire", { kind: "questionnaires", tell: tellAnswers }],
]);

const set = (draft: Draft, field: string, ...values: unknown[]) => {
  const found = values.filter((value) => value !== "" && value !== null && value !== undefined);
  if (found.length > 0) draft.set(field, found);
};

function tellLab(draft: Draft, resource: JsonRecord, { second, day }: Place): void {
  const { value, unit, comparator } = recordIn(resource.valueQuantity);
  const [range] = recordsOf(resource.referenceRange);
  const [laboratory] = recordsOf(resource.performer).flatMap(
    ({ display }) => textOf(display) || [],
  );
  set(draft, "date", day);
  set(draft, "test", ...words(second));
  if (second === "other") set(draft, "name", recordIn(resource.code).text);
  set(draft, "value", value);
  set(draft, "unit", unit);
  set(draft, "comparator", comparator);
  set(draft, "laboratory", laboratory);
  set(draft, "rangeLow", recordIn(range?.low).value);
  set(draft, "rangeHigh", recordIn(range?.high).value);
}

function tellStage(draft: Draft, resource: JsonRecord, { second, day, end }: Place): void {
  set(draft, "kind", ...words(second));
  set(draft, "effectivePeriod" in resource ? "from" : "toldOn", day);
  set(draft, "to", end);
  tellComponents(draft, resource, "lifeStages");
}

function tellAnswers(draft: Draft, resource: JsonRecord, { second, day }: Place): void {
  const answers = recordsOf(resource.component).map((one) => one.valueInteger ?? one.valueBoolean);
  set(draft, "date", day);
  set(draft, "kind", second);
  set(draft, "answers", answers.map(Number));
}

function tellComponents(draft: Draft, resource: JsonRecord, kind: string, isOfFive = false): void {
  const schema = ownKinds[kind];
  for (const component of recordsOf(resource.component)) {
    const value = isOfFive ? halved(component) : component;
    const path = codeOf(component).split(".").slice(1).join(".");
    if (schema !== undefined) tellValue(draft, path, value, schema);
  }
}

const recordIn = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/** Reads an entry that the resource has whole; returns whether it has one. */
function tellWhole(resource: JsonRecord, drafts: Drafts): boolean {
  const whole = wholeEntryIn(resource);
  if (whole === null) return false;
  const draft = draftOf(drafts, whole.kind, `${drafts.size}`, null);
  for (const [field, value] of whole.fields) draft.set(field, [value]);
  return true;
}

function tell(resource: JsonRecord, drafts: Drafts, unplaced: Unplaced): void {
  const code = codeOf(resource);
  const [first = "", second = ""] = code.split(".");
  const period = isRecord(resource.effectivePeriod) ? resource.effectivePeriod : {};
  const day = textOf(resource.effectiveDateTime ?? period.start).slice(0, 10);
  if (first === "symptom" && second !== "") {
    const draft = draftOf(drafts, "symptoms", `${day} ${second}`, day);
    draft.set("type", words(second));
    tellSeverity(draft, resource);
    tellNote(draft, resource);
    return;
  }
  const tellOwn = second === "" ? undefined : apart.get(first);
  if (tellOwn !== undefined) {
    const draft = draftOf(drafts, tellOwn.kind, `${drafts.size}`, null);
    tellOwn.tell(draft, resource, { second, day, end: textOf(period.end).slice(0, 10) });
    tellNote(draft, resource);
    return;
  }
  const kind = kindOfCode.get(first);
  const schema = kind === undefined ? undefined : ownKinds[kind];
  if (kind === undefined || schema === undefined) {
    unplaced.add(textOf(resource.resourceType), code || textOf(resource.resourceType), null);
    return;
  }
  const draft = draftOf(drafts, kind, day, undated.has(kind) ? null : day);
  if (kind === "cycles") tellPeriod(draft, resource, { day, end: textOf(period.end).slice(0, 10) });
  else tellNote(draft, resource);
  if (second !== "") tellValue(draft, second, resource, schema);
  tellComponents(draft, resource, kind, ofFive.has(first));
}

/** Converts a rating of 0–10 to the stored scale of 5. */
function halved(component: JsonRecord): JsonRecord {
  const { code, valueInteger } = component;
  const rating = numberOf(valueInteger);
  const isOfTen = isRecord(code) && OF_TEN.test(textOf(code.text));
  return rating === null || !isOfTen
    ? component
    : { ...component, valueInteger: fiveOfTen(rating) };
}

function draftOf(drafts: Drafts, kind: string, name: string, date: string | null): Draft {
  const key = `${kind} ${name}`;
  const before = drafts.get(key)?.draft;
  if (before) return before;
  const draft: Draft = new Map(date === null ? [] : [["date", [date]]]);
  drafts.set(key, { kind, draft });
  return draft;
}

function tellPeriod(
  draft: Draft,
  resource: JsonRecord,
  { day, end }: { readonly day: string; readonly end: string },
): void {
  const note = noteOf(resource);
  const isAssumed = ASSUMED_END.test(note);
  draft.set("startDate", [day]).set("startDay", [day]);
  if (end !== "" && !isAssumed) draft.set("endDate", [end]).set("endDay", [end]);
  const own = note.split("\n").filter((line) => !ASSUMED_END.test(line));
  if (own.join("") !== "") draft.set("notes", [own.join("\n")]);
}

const noteOf = (resource: JsonRecord) =>
  recordsOf(resource.note)
    .map(({ text }) => textOf(text))
    .join("\n");

function tellNote(draft: Draft, resource: JsonRecord): void {
  const note = noteOf(resource);
  if (note !== "") draft.set("notes", [note]);
}

/** A symptom without a severity gets the middle one. */
function tellSeverity(draft: Draft, { valueInteger }: JsonRecord): void {
  const severity = numberOf(valueInteger);
  draft.set("severity", [severity ?? 5]);
  if (severity === null) draft.set("assumedSeverity", [5]);
}

function tellValue(draft: Draft, code: string, value: JsonRecord, schema: z.ZodMiniType): void {
  const [name = "", inner] = code.split(".");
  const field = fieldsOf(schema).find((one) => kebab(one) === name);
  const found = valuesOf(value);
  if (field === undefined || found.length === 0) return;
  if (inner === undefined) {
    // The first value may be a value or a list of one; further ones extend the list.
    const lists = (draft.get(field) ?? []).filter((one) => Array.isArray(one));
    const longer = found.map((one, place) => [...(lists[place] ?? []), one]);
    draft.set(field, lists.length > 0 ? longer : [...found, ...longer]);
    return;
  }
  const before = draft.get(field)?.[0];
  const keys = Object.keys(schemaAt(schema, [field])?.def.shape ?? {});
  const key = keys.find((one) => kebab(one) === inner) ?? inner;
  draft.set(field, [{ ...recordIn(before), [key]: found[0] }]);
}

const words = (code: string) => [code, code.replaceAll("-", "_")];

function valuesOf(value: JsonRecord): unknown[] {
  const { valueBoolean, valueInteger, valueString, valueDateTime, valueQuantity } = value;
  if (typeof valueBoolean === "boolean") return [valueBoolean];
  if (isRecord(valueQuantity)) return [numberOf(valueQuantity.value)];
  const { valueCodeableConcept } = value;
  const concept = codeOf({ code: valueCodeableConcept });
  const text = isRecord(valueCodeableConcept) ? textOf(valueCodeableConcept.text) : "";
  if (concept !== "") return [...words(concept.split(".").at(-1) ?? ""), text];
  return [valueInteger, valueString, valueDateTime].filter((one) => one !== undefined);
}
