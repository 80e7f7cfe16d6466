import type { Meta } from "@medplum/fhirtypes";

const IPS = "http://hl7.org/fhir/uv/ips/StructureDefinition";

export const profiled = (type: "Bundle" | "Composition" | "Patient"): Meta => ({
  profile: [`${IPS}/${type}-uv-ips`],
});
