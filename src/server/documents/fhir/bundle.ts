import type { Bundle, BundleEntry, Composition } from "@medplum/fhirtypes";
import type { VisitPart } from "#contract/visit/visit-report.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { PackedTexts } from "./codes/packed-texts.ts";
import type { Subject } from "./codes/subject.ts";
import { compositionOf } from "./composition.ts";
import { type BundleContents, contentsOf, subjectOf } from "./contents.ts";
import { profiled } from "./ips.ts";
import type { Resource } from "./resources/resources.ts";
import { isChosen, sectionOf } from "./sections.ts";

interface BundleOptions extends BundleContents {
  readonly now: number;
}

export async function* bundleText(reader: Reader, options: BundleOptions): AsyncGenerator<string> {
  const subject = await subjectOf(reader, options);
  const timestamp = new Date(options.now).toISOString();
  yield headOf(options, timestamp);
  const contents = contentsOf(reader, subject, options);
  if (options.type === "document")
    yield* documentTexts(contents, subject, timestamp, options.chosen?.include);
  else {
    const isRequest = options.type === "transaction";
    let before = "";
    for await (const { resource } of contents) {
      yield before + (isRequest ? requestText(resource, subject) : entryText(resource));
      before = ",\n";
    }
  }
  yield "\n]}\n";
}

/** The composition comes first but names all other resources, so those are buffered. */
async function* documentTexts(
  contents: ReturnType<typeof contentsOf>,
  subject: Subject,
  timestamp: string,
  parts: readonly VisitPart[] | undefined,
): AsyncGenerator<string> {
  const others = new PackedTexts();
  async function* packed() {
    for await (const content of contents) {
      const { from, resource } = content;
      if (from === "patient") {
        others.add(`,\n${entryText({ ...resource, meta: profiled("Patient") })}`);
      } else if (isChosen(sectionOf(from, resource), from, parts)) {
        others.add(`,\n${entryText(resource)}`);
        yield content;
      }
    }
  }
  yield entryText(await compositionOf(packed(), subject, { date: timestamp, parts }));
  yield* others.texts();
}

/** The identifier system of URNs such as UUIDs (RFC 3986). */
const NAMES = "urn:ietf:rfc:3986";

const URN = "urn:uuid:";
const urnOf = (id: string | undefined) => URN + id;

function headOf({ uuidOf, type }: BundleOptions, timestamp: string): string {
  const id = uuidOf("bundle", timestamp);
  const head: Bundle = {
    resourceType: "Bundle",
    id,
    ...(type === "document" && {
      meta: profiled("Bundle"),
      identifier: { system: NAMES, value: urnOf(id) },
    }),
    type,
    timestamp,
  };
  return `${JSON.stringify(head).slice(0, -1)},"entry":[\n`;
}

function entryText(resource: Resource | Composition): string {
  const entry: BundleEntry = { fullUrl: urnOf(resource.id), resource };
  return JSON.stringify(entry);
}

/** Uses PUT with our own id, so that sending a bundle twice changes nothing. */
function requestText(resource: Resource, { patient }: Subject): string {
  const { id, resourceType } = resource;
  const identifier = [{ system: NAMES, value: urnOf(id) }];
  const entry: BundleEntry = {
    fullUrl: urnOf(id),
    resource: { ...resource, identifier },
    request: { method: "PUT", url: `${resourceType}/${id}` },
  };
  // Besides the patient, only doses refer to another resource: to their medicine.
  const typeOf = (urn: string) => (urn === patient.reference ? "Patient" : "MedicationStatement");
  return JSON.stringify(entry, (name, value) =>
    name === "reference" ? value.replace(URN, `${typeOf(value)}/`) : value,
  );
}
