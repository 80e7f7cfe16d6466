import type { Bundle, BundleEntry, Composition } from "@medplum/fhirtypes";
import type { BundleType } from "#contract/account/exports.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { PackedTexts } from "./codes/packed-texts.ts";
import type { Subject } from "./codes/subject.ts";
import { compositionOf } from "./composition.ts";
import { type BundleContents, contentsOf, subjectOf } from "./contents.ts";
import type { Resource } from "./resources/resources.ts";

interface BundleOptions extends BundleContents {
  readonly type: BundleType;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Streams the account's entries as the JSON of a FHIR R4 Bundle, one resource at a time. */
export async function* bundleText(reader: Reader, options: BundleOptions): AsyncGenerator<string> {
  const subject = await subjectOf(reader, options);
  const timestamp = new Date(options.now).toISOString();
  yield headOf(options, timestamp);
  const contents = contentsOf(reader, subject, options);
  if (options.type === "document") yield* documentTexts(contents, subject, timestamp);
  else {
    let before = "";
    for await (const { resource } of contents) {
      yield before + (options.type === "transaction" ? requestText(resource) : entryText(resource));
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
): AsyncGenerator<string> {
  const others = new PackedTexts();
  async function* packed() {
    for await (const content of contents) {
      others.add(`,\n${entryText(content.resource)}`);
      yield content;
    }
  }
  yield entryText(await compositionOf(packed(), subject, timestamp));
  yield* others.texts();
}

/** The identifier system of URNs such as UUIDs (RFC 3986). */
const NAMES = "urn:ietf:rfc:3986";

const urnOf = (id: string | undefined) => `urn:uuid:${id}`;

function headOf({ uuidOf, type }: BundleOptions, timestamp: string): string {
  const id = uuidOf("bundle", timestamp);
  const head: Bundle = {
    resourceType: "Bundle",
    id,
    ...(type === "document" && { identifier: { system: NAMES, value: urnOf(id) } }),
    type,
    timestamp,
  };
  return `${JSON.stringify(head).slice(0, -1)},"entry":[\n`;
}

function entryText(resource: Resource | Composition): string {
  const entry: BundleEntry = { fullUrl: urnOf(resource.id), resource };
  return JSON.stringify(entry);
}

/**
 * Returns a request to create a resource. The server assigns its own id; ours is sent as an identifier, so
 * that resources sent before can be found. Without a condition (`ifNoneExist`), which servers allow for few
 * entries at a time (decision 052).
 */
function requestText({ id, ...resource }: Resource): string {
  const identifier = [{ system: NAMES, value: urnOf(id) }];
  return JSON.stringify({
    fullUrl: urnOf(id),
    resource: { ...resource, identifier },
    request: { method: "POST", url: resource.resourceType },
  });
}
