import { describe, expect, it } from "vitest";
import { type LabTest, labTests } from "#domain/labs/lab-tests.ts";
import { reportMessages } from "#report/messages/report-messages.ts";
import { labTestLabels } from "./lab-test.ts";

/** Tests with a plainer name in the app than on the doctor's page. */
const plainer: readonly LabTest[] = ["ogtt_2h_glucose", "17_ohp", "other"];

describe("the names of laboratory tests", () => {
  it.each(labTests.filter((test) => !plainer.includes(test)))(
    "are those of the doctor's page: %s",
    (test) => {
      expect(labTestLabels[test].message).toBe(reportMessages[`report.lab.${test}`]);
    },
  );
});
