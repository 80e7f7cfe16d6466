import type { Bundle, BundleEntry } from "@medplum/fhirtypes";
import { dayFlows } from "#contract/facts.ts";
import { periodRanges } from "#domain/bleeding-days.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { allEntries, kinds } from "#server/storage/journal/all-entries.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Reader } from "#server/storage/journal/journal.ts";
import { reportOf } from "./document.ts";
import { patientOf } from "./patient.ts";
import { type Resource, resourcesOf } from "./resources.ts";
import { referenceTo, type Subject } from "./subject.ts";

interface Asked {
  readonly uuidOf: Subject["uuidOf"];
  readonly today: CalendarDay;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly withName: boolean;
  /** The report for a doctor's visit as plain text. */
  readonly report: string;
}

/** What she logged as a FHIR R4 Bundle: its JSON, a resource at a time. */
export async function* bundleText(reader: Reader, asked: Asked): AsyncGenerator<string> {
  const patientId = asked.uuidOf("patient");
  const medicines = await reader.list("medicine");
  const flows = dayFlows(await reader.list("pcosLog"));
  const periods = periodRanges({ cycles: await reader.list("cycle"), flows }, asked.today);
  const her: Subject = {
    patient: referenceTo(patientId),
    uuidOf: asked.uuidOf,
    today: asked.today,
    medicineNames: new Map(medicines.map(({ id, name }) => [id, name])),
    assumedEnds: new Map(
      periods
        .filter(({ isEnded, last }) => !isEnded && last < asked.today)
        .map(({ cycle, last }) => [cycle.id, last]),
    ),
  };
  const profile = asked.withName ? await reader.find("profile", ONLY) : null;
  yield headOf(asked);
  yield entryText(patientOf(patientId, profile?.name));
  yield `,\n${entryText(reportOf(asked.report, her))}`;
  for (const kind of kinds) {
    for (const entry of await allEntries(reader, kind)) {
      for (const resource of resourcesOf(kind, entry, her)) yield `,\n${entryText(resource)}`;
    }
  }
  yield "\n]}\n";
}

function headOf({ uuidOf, now }: Asked): string {
  const timestamp = new Date(now).toISOString();
  const id = uuidOf("bundle", timestamp);
  const head: Bundle = { resourceType: "Bundle", id, type: "collection", timestamp };
  return `${JSON.stringify(head).slice(0, -1)},"entry":[\n`;
}

function entryText(resource: Resource): string {
  const entry: BundleEntry = { fullUrl: `urn:uuid:${resource.id}`, resource };
  return JSON.stringify(entry);
}
