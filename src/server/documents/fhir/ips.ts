import type { Meta } from "@medplum/fhirtypes";

const IPS = "http://hl7.org/fhir/uv/ips/StructureDefinition";

/** Declares that a resource follows its profile of the International Patient Summary. */
export const profiled = (type: "Bundle" | "Composition" | "Patient"): Meta => ({
  profile: [`${IPS}/${type}-uv-ips`],
});
