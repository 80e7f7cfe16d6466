import type { Basic, Extension } from "@medplum/fhirtypes";
import { entryKinds } from "#contract/kinds.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { concept, inWords } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { textOf } from "../codes/text.ts";
import type { Resource } from "./resources.ts";

const wholeKinds = new Set<Kind>([
  ...(["medicine", "dose", "carePlan"] as const),
  ...(["visitPlan", "concernsSeen", "reminders"] as const),
]);

/** Adds an entry as extensions to its first resource, so that Mwezi can import it whole. */
export function withWholeEntry<K extends Kind>(
  kind: K,
  entry: EntryOf<K>,
  resources: readonly Resource[],
  subject: Subject,
): readonly Resource[] {
  const extension = extensionOf(`urn:mwezi:entry:${entryKinds[kind].exportedAs}`, entry);
  if (!wholeKinds.has(kind) || extension.length === 0) return resources;
  const [first = basicOf(kind, subject), ...others] = resources;
  return [{ ...first, extension }, ...others];
}

const basicOf = (kind: Kind, subject: Subject): Basic => ({
  resourceType: "Basic",
  id: subject.uuidOf(kind),
  code: concept([kind], inWords(kind)),
  subject: subject.patient,
});

function extensionOf(url: string, value: unknown): Extension[] {
  if (typeof value === "boolean") return [{ url, valueBoolean: value }];
  if (typeof value === "number") return [{ url, valueDecimal: value }];
  if (typeof value === "string") {
    const valueString = textOf(value);
    return valueString === undefined ? [] : [{ url, valueString }];
  }
  const extension = Array.isArray(value)
    ? value.flatMap((one) => extensionOf("item", one))
    : Object.entries(value ?? {}).flatMap(([name, inner]) =>
        extensionOf(encodeURIComponent(name), inner),
      );
  return extension.length === 0 ? [] : [{ url, extension }];
}
