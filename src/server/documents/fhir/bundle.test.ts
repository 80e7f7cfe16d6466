import type { Bundle, Observation } from "@medplum/fhirtypes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BundleType } from "#contract/account/exports.ts";
import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import { kinds } from "#server/storage/journal/collections.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { faultsOf } from "#server/testing/fhir/validate.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { fullStory, readerOf } from "#server/testing/stories/full-story.ts";
import { bundleText } from "./bundle.ts";
import type { Identity } from "./resources/patient.ts";

const { uuidOf } = createEntryVault("account-a", makeDataKey());

interface Chosen extends Partial<Identity> {
  readonly type?: BundleType;
}

async function bundleOf(
  story: Parameters<typeof readerOf>[0],
  chosen: Chosen = {},
): Promise<Bundle> {
  const today = "2026-11-20" as CalendarDay;
  const now = Date.parse("2026-11-20T08:00:00Z");
  let text = "";
  const base = { type: "collection", withName: false, withGender: false } as const;
  const report = "Cycle report, ẹ káàárọ̀";
  const options = { ...base, ...chosen, uuidOf, today, now, report, concerns: [] };
  for await (const piece of bundleText(readerOf(story), options)) {
    text += piece;
  }
  return JSON.parse(text);
}

const observationsOf = (bundle: Bundle) =>
  (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === "Observation" ? [resource] : [],
  );

const loincOf = ({ code }: Observation) =>
  code.coding?.find(({ system }) => system === "http://loinc.org")?.code;

type StoryPart = keyof typeof fullStory;

const inOrder = <Key extends StoryPart>(kind: Key, count: number) =>
  fullStory[kind].slice(0, count) as unknown as (typeof fullStory)[Key];

describe("the bundle of a full account", () => {
  it("is valid FHIR R4", async () => {
    const bundle = await bundleOf(fullStory);
    expect(faultsOf(bundle)).toEqual([]);
    const types = new Set(bundle.entry?.map(({ resource }) => resource?.resourceType));
    expect([...types].sort()).toEqual([
      "AllergyIntolerance",
      "Basic",
      "CarePlan",
      "Condition",
      "DocumentReference",
      "MedicationStatement",
      "Observation",
      "Patient",
    ]);
  });

  it("contains every kind of entry except records of using Mwezi", async () => {
    const empty = await bundleOf({});
    const silent: Kind[] = [];
    for (const kind of kinds) {
      const bundle = await bundleOf({ [kind]: fullStory[kind as StoryPart]?.slice(0, 1) ?? [] });
      if (bundle.entry?.length === empty.entry?.length) silent.push(kind);
    }
    expect(silent).toEqual(["import", "sharedReport", "trustedView"]);
  });

  it("has the same identifiers each time, so that a system can recognise known resources", async () => {
    const urls = async () => (await bundleOf(fullStory)).entry?.map(({ fullUrl }) => fullUrl);
    expect(await urls()).toEqual(await urls());
  });

  it("contains the name only when the user asks for it", async () => {
    const [without, named] = [
      await bundleOf(fullStory),
      await bundleOf(fullStory, { withName: true }),
    ];
    expect(JSON.stringify(without)).not.toContain("Thandi");
    expect(named.entry?.[0]?.resource).toMatchObject({
      resourceType: "Patient",
      name: [{ text: "Thandi" }],
    });
    expect(faultsOf(named)).toEqual([]);
  });

  it("contains the report as text", async () => {
    const [report] = ((await bundleOf({})).entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === "DocumentReference" ? [resource] : [],
    );
    const { contentType, data = "" } = report?.content[0]?.attachment ?? {};
    expect(contentType).toBe("text/plain;charset=utf-8");
    expect(Buffer.from(data, "base64").toString()).toBe("Cycle report, ẹ káàárọ̀");
  });

  it("never interprets a value", async () => {
    expect(JSON.stringify(await bundleOf(fullStory))).not.toContain('"interpretation"');
  });
});

describe("a laboratory result", () => {
  const resultOf = async (test: string, unit: string, value = 5) => {
    const entry = { id: crypto.randomUUID(), date: "2026-11-10", test, unit, value };
    const bundle = await bundleOf({ labResult: [entry as never] });
    const [observation] = observationsOf(bundle);
    if (!observation) throw new Error("there is no observation");
    return observation;
  };

  it("keeps the laboratory's range and comparator", async () => {
    const [testosterone, tsh, zinc] = observationsOf(
      await bundleOf({ labResult: fullStory.labResult }),
    );
    expect(testosterone).toMatchObject({
      status: "final",
      effectiveDateTime: "2026-11-10",
      performer: [{ display: "Lancet" }],
      valueQuantity: {
        value: 1.4,
        unit: "nmol/L",
        system: "http://unitsofmeasure.org",
        code: "nmol/L",
      },
      referenceRange: [{ low: { value: 0.3 }, high: { value: 1.9 } }],
    });
    expect(tsh?.valueQuantity).toMatchObject({ value: 0.01, comparator: "<", code: "m[IU]/L" });
    expect(zinc?.code.text).toBe("Zinc");
    expect(zinc?.valueQuantity).toEqual({ value: 12, unit: "jots per jar" });
  });

  it.each([
    ["fasting_glucose", "mg/dL", "1558-6"],
    ["fasting_glucose", "mmol/L", "14771-0"],
    ["testosterone", "ng/dL", "2986-8"],
    ["testosterone", "nmol/L", "14913-8"],
    ["hba1c", "%", "4548-4"],
    ["hba1c", "mmol/mol", "59261-8"],
    ["fasting_insulin", "µU/mL", "20448-7"],
    ["fasting_insulin", "pmol/L", "14796-7"],
    ["shbg", "nmol/L", "13967-5"],
    ["amh", "ng/mL", "38476-8"],
    ["amh", "pmol/L", "48377-6"],
    ["tsh", "mIU/L", "3016-3"],
    ["progesterone", "ng/mL", "2839-9"],
    ["vitamin_d", "ng/mL", "62292-8"],
    ["lh", "IU/L", "10501-5"],
    ["fsh", "IU/L", "15067-2"],
    ["prolactin", "µg/L", "2842-3"],
    ["17_ohp", "nmol/L", "14569-8"],
  ])("has, for %s in %s, the LOINC code %s", async (test, unit, code) => {
    expect(loincOf(await resultOf(test, unit))).toBe(code);
  });
});

describe("other entries", () => {
  it("a period has its first day under the code for the last menstrual period", async () => {
    const [period] = observationsOf(await bundleOf({ cycle: inOrder("cycle", 1) }));
    const [cycle] = fullStory.cycle;
    expect(period && loincOf(period)).toBe("8665-2");
    expect(period).toMatchObject({
      valueDateTime: cycle?.startDay,
      effectivePeriod: { start: cycle?.startDay, end: cycle?.endDay },
    });
  });

  it("a period without an end ends after its 8th day and is marked as assumed", async () => {
    const startDay = calendarDay("2026-10-31");
    const forgotten = { id: crypto.randomUUID(), startDay, startDate: startDay, notes: "Cramps" };
    const [period] = observationsOf(await bundleOf({ cycle: [forgotten] }));
    expect(period?.effectivePeriod).toEqual({ start: startDay, end: "2026-11-07" });
    expect(period?.note?.[0]?.text).toMatch(/^Cramps\nShe logged no end\./);
  });

  it("an ongoing period has no end", async () => {
    const startDay = calendarDay("2026-11-16");
    const open = { id: crypto.randomUUID(), startDay, startDate: startDay };
    const [period] = observationsOf(await bundleOf({ cycle: [open] }));
    expect(period?.effectivePeriod).toEqual({ start: startDay });
    expect(period?.note).toBeUndefined();
  });

  it("a waking temperature is a body temperature marked as basal", async () => {
    const [first] = observationsOf(await bundleOf({ ovulation: inOrder("ovulation", 1) }));
    expect(first && loincOf(first)).toBe("8310-5");
    expect(first?.code.text).toContain("basal");
    expect(first?.valueQuantity).toMatchObject({ unit: "°C", code: "Cel" });
  });

  it("blood pressure is one panel with two values", async () => {
    const all = observationsOf(await bundleOf({ measures: inOrder("measures", 1) }));
    const pressure = all.find((one) => loincOf(one) === "85354-9");
    expect(pressure?.component?.map(({ code }) => code.coding?.[0]?.code)).toEqual([
      "8480-6",
      "8462-4",
    ]);
    expect(all.map(loincOf)).toEqual([
      "1558-6",
      "20448-7",
      "4548-4",
      "29463-7",
      undefined,
      "85354-9",
    ]);
  });

  it("a skipped dose is a medication statement with the status not-taken", async () => {
    const bundle = await bundleOf({ medicine: fullStory.medicine, dose: fullStory.dose });
    const statements = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === "MedicationStatement" ? [resource] : [],
    );
    expect(statements.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "completed",
      "not-taken",
    ]);
    const metformin = statements.find(
      ({ dosage }) => dosage?.[0]?.text === "500 mg, 2 times a day",
    );
    const repeat = { frequency: 2, period: 1, periodUnit: "d" };
    expect(metformin?.dosage?.[0]).toMatchObject({ timing: { repeat } });
    expect(statements[2]?.derivedFrom).toEqual([{ reference: `urn:uuid:${metformin?.id}` }]);
    expect(statements[3]?.medicationCodeableConcept?.text).toBe("A medicine no longer in her list");
  });
});

const parts = Object.keys(fullStory) as StoryPart[];

describe.each(parts.map((kind) => [kind]))("any entry of the kind %s", (kind) => {
  it("is valid FHIR R4", async () => {
    await fc.assert(
      fc.asyncProperty(anyEntry(kind), async (entry) => {
        expect(faultsOf(await bundleOf({ [kind]: [entry] }, { withName: true }))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the bundle validator", () => {
  const faulty = async (spoil: (bundle: Bundle, observation: Observation) => void) => {
    const bundle = await bundleOf({ symptom: inOrder("symptom", 2) });
    const [observation] = observationsOf(bundle);
    if (observation) spoil(bundle, observation);
    return faultsOf(bundle);
  };

  it("accepts a valid bundle", async () => {
    expect(await faulty(() => {})).toEqual([]);
  });

  it.each<[string, (bundle: Bundle, observation: Observation) => void]>([
    ["a status there is not", (_, one) => Object.assign(one, { status: "done" })],
    ["no code", (_, one) => Object.assign(one, { code: undefined })],
    ["a field there is not", (_, one) => Object.assign(one, { feeling: "fine" })],
    ["a day there cannot be", (_, one) => Object.assign(one, { effectiveDateTime: "20-11-2026" })],
    ["a text where a number belongs", (_, one) => Object.assign(one, { valueInteger: "5" })],
    [
      "a text of spaces that FHIR does not know",
      (_, one) => Object.assign(one, { note: [{ text: "\u00a0" }] }),
    ],
    ["two values", (_, one) => Object.assign(one, { valueString: "five" })],
    [
      "two values in a component",
      (_, one) =>
        Object.assign(one, { component: [{ code: {}, valueString: "a", valueBoolean: true }] }),
    ],
    [
      "a unit that UCUM does not have",
      (_, one) =>
        Object.assign(one, {
          valueInteger: undefined,
          valueQuantity: { value: 1, system: "http://unitsofmeasure.org", code: "mcg/L" },
        }),
    ],
    ["a type of bundle there is not", (bundle) => Object.assign(bundle, { type: "heap" })],
    [
      "a resource of another kind",
      (bundle) =>
        bundle.entry?.push({
          fullUrl: "urn:uuid:1",
          resource: { resourceType: "Group", id: "1" } as never,
        }),
    ],
    ["no fullUrl", (bundle) => Object.assign(bundle.entry?.[1] ?? {}, { fullUrl: undefined })],
    ["one fullUrl twice", (bundle) => bundle.entry?.push(...bundle.entry.slice(0, 1))],
    ["a subject that is not there", (bundle) => bundle.entry?.shift()],
  ])("detects %s", async (_, spoil) => {
    expect(await faulty(spoil)).not.toEqual([]);
  });
});
