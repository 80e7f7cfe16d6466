import { labTests } from "#domain/labs/lab-tests.ts";
import { nameMessages } from "../messages/names.ts";

type Lab = (typeof labTests)[number];

export const labFactWords: Readonly<Record<Lab, string>> = {
  ...(Object.fromEntries(
    labTests.map((test) => [test, `${nameMessages[`report.lab.${test}`]} {value} on {day}`]),
  ) as Record<Lab, string>),
  // Its value includes the custom test's name.
  other: "{value} on {day}",
};
