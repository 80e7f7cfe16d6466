import type { BundleType } from "#contract/account/exports.ts";
import { dayFlows } from "#contract/insights/facts.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { periodRanges } from "#domain/cycles/periods/bleeding-days.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type Kind, kinds, ONLY } from "#server/storage/journal/collections.ts";
import { entriesAsCounted, joinedCycles } from "#server/storage/journal/reading/joined-cycles.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { referenceTo, type Subject } from "./codes/subject.ts";
import { reportOf } from "./document.ts";
import { concernOf } from "./resources/concern.ts";
import { type Identity, patientOf } from "./resources/patient.ts";
import { type Resource, resourcesOf } from "./resources/resources.ts";
import { withWholeEntry } from "./resources/whole-entry.ts";

export interface BundleRequest extends Identity {
  readonly type: BundleType;
  /** What a summary for a clinician contains; everything by default. */
  readonly chosen?: Pick<VisitOptions, "months" | "include"> | undefined;
  readonly pdf?: string | undefined;
}

export interface BundleContents extends BundleRequest {
  readonly uuidOf: Subject["uuidOf"];
  readonly today: CalendarDay;
  readonly report: string;
  readonly concerns: readonly Concern[];
}

export type Origin = Kind | "patient" | "report" | "concern";

interface Content {
  readonly from: Origin;
  readonly resource: Resource;
}

export async function subjectOf(
  reader: Reader,
  { uuidOf, today }: BundleContents,
): Promise<Subject> {
  const medicines = await reader.list("medicine");
  const flows = dayFlows(await reader.list("dailyLog"));
  const cycles = joinedCycles(await reader.list("cycle"));
  const periods = periodRanges({ cycles, flows }, today);
  return {
    patient: referenceTo(uuidOf("patient")),
    uuidOf,
    today,
    medicineNames: new Map(medicines.map(({ id, name }) => [id, name])),
    assumedEnds: new Map(
      periods
        .filter(({ isEnded, last }) => !isEnded && last < today)
        .map(({ cycle, last }) => [cycle.id, last]),
    ),
  };
}

/** The patient first. One at a time, so that a long log is never in memory whole. */
export async function* contentsOf(
  reader: Reader,
  subject: Subject,
  options: BundleContents,
): AsyncGenerator<Content> {
  const profile = options.withName ? await reader.find("profile", ONLY) : null;
  const patient = patientOf(subject.uuidOf("patient"), profile?.name, options);
  yield { from: "patient", resource: patient };
  yield { from: "report", resource: reportOf(options, subject) };
  for (const concern of options.concerns) {
    yield { from: "concern", resource: concernOf(concern, subject) };
  }
  for (const kind of kinds) {
    for (const entry of await entriesAsCounted(reader, kind)) {
      const resources = resourcesOf(kind, entry, subject);
      // Mwezi imports only the collection.
      const all =
        options.type === "collection" ? withWholeEntry(kind, entry, resources, subject) : resources;
      for (const resource of all) yield { from: kind, resource };
    }
  }
}
