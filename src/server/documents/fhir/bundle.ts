import type { Bundle, BundleEntry } from "@medplum/fhirtypes";
import { dayFlows } from "#contract/facts.ts";
import { periodRanges } from "#domain/bleeding-days.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Concern } from "#domain/concerns/concern.ts";
import { kinds, ONLY } from "#server/storage/journal/collections.ts";
import { entriesAsCounted, joinedCycles } from "#server/storage/journal/joined-cycles.ts";
import type { Reader } from "#server/storage/journal/reader.ts";
import { concernOf } from "./concern.ts";
import { reportOf } from "./document.ts";
import { patientOf } from "./patient.ts";
import { type Resource, resourcesOf } from "./resources.ts";
import { referenceTo, type Subject } from "./subject.ts";

interface BundleOptions {
  readonly uuidOf: Subject["uuidOf"];
  readonly today: CalendarDay;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly withName: boolean;
  /** The report for a doctor's visit as plain text. */
  readonly report: string;
  readonly concerns: readonly Concern[];
}

/** Streams her log as the JSON of a FHIR R4 Bundle, a resource at a time. */
export async function* bundleText(reader: Reader, options: BundleOptions): AsyncGenerator<string> {
  const patientId = options.uuidOf("patient");
  const medicines = await reader.list("medicine");
  const flows = dayFlows(await reader.list("dailyLog"));
  const cycles = joinedCycles(await reader.list("cycle"));
  const periods = periodRanges({ cycles, flows }, options.today);
  const subject: Subject = {
    patient: referenceTo(patientId),
    uuidOf: options.uuidOf,
    today: options.today,
    medicineNames: new Map(medicines.map(({ id, name }) => [id, name])),
    assumedEnds: new Map(
      periods
        .filter(({ isEnded, last }) => !isEnded && last < options.today)
        .map(({ cycle, last }) => [cycle.id, last]),
    ),
  };
  const profile = options.withName ? await reader.find("profile", ONLY) : null;
  yield headOf(options);
  yield entryText(patientOf(patientId, profile?.name));
  yield `,\n${entryText(reportOf(options.report, subject))}`;
  for (const concern of options.concerns) yield `,\n${entryText(concernOf(concern, subject))}`;
  for (const kind of kinds) {
    for (const entry of await entriesAsCounted(reader, kind)) {
      for (const resource of resourcesOf(kind, entry, subject)) yield `,\n${entryText(resource)}`;
    }
  }
  yield "\n]}\n";
}

function headOf({ uuidOf, now }: BundleOptions): string {
  const timestamp = new Date(now).toISOString();
  const id = uuidOf("bundle", timestamp);
  const head: Bundle = { resourceType: "Bundle", id, type: "collection", timestamp };
  return `${JSON.stringify(head).slice(0, -1)},"entry":[\n`;
}

function entryText(resource: Resource): string {
  const entry: BundleEntry = { fullUrl: `urn:uuid:${resource.id}`, resource };
  return JSON.stringify(entry);
}
