import { labTests } from "#domain/labs/lab-tests.ts";
import { nameMessages } from "../messages/names.ts";

type Lab = (typeof labTests)[number];

/** A laboratory result as a line of her record; `value` has its unit. */
export const labFactWords: Readonly<Record<Lab, string>> = {
  ...(Object.fromEntries(
    labTests.map((test) => [test, `${nameMessages[`report.lab.${test}`]} {value} on {day}`]),
  ) as Record<Lab, string>),
  // Its value has the name that she gave the test.
  other: "{value} on {day}",
};
