import type { Bundle } from "@medplum/fhirtypes";
import { expect, it } from "vitest";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { faultsOf } from "#server/testing/fhir/validate.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { bundleText } from "../bundle.ts";

const today = calendarDay("2026-11-20");
const { uuidOf } = createEntryVault("account-a", makeDataKey());
const concern: Concern = {
  key: "hb-low",
  urgency: "today",
  holdsFor: null,
  source: "",
  evidence: [
    { fact: "haemoglobin", day: calendarDay("2026-11-03"), value: 6.1, unit: "g/dL" },
    { fact: "fainting", day: calendarDay("2026-11-02"), value: "yes", unit: "" },
  ],
};
const seen = { ...concern, subject: "again", seenOn: calendarDay("2026-11-05") };

it("a concern is a detected issue in the bundle, with the logged evidence", async () => {
  const concerns = [concern, seen];
  const options = {
    uuidOf,
    today,
    now: 0,
    type: "collection" as const,
    withName: false,
    withGender: false,
    report: "A report",
    concerns,
  };
  let text = "";
  for await (const piece of bundleText(readerOf({}), options)) text += piece;
  const bundle: Bundle = JSON.parse(text);
  expect(faultsOf(bundle)).toEqual([]);
  const issues = (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === "DetectedIssue" ? [resource] : [],
  );
  expect(issues.map(({ severity, evidence }) => [severity, evidence?.length])).toEqual([
    ["high", 2],
    ["high", 2],
  ]);
  expect(issues[0]?.evidence?.[0]?.code?.[0]?.text).toBe("Haemoglobin 6.1 g/dL on Nov 3, 2026");
  expect(issues.map(({ mitigation }) => mitigation?.[0]?.date)).toEqual([undefined, "2026-11-05"]);
});
