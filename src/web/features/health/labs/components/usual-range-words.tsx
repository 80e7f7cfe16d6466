import { Trans } from "@lingui/react/macro";
import type { LabTest } from "#domain/lab-tests.ts";
import { usualRangeIn } from "../view-model.ts";

interface UsualRangeWordsProps {
  readonly test: LabTest;
  readonly unit: string;
}

/** The published range of the few tests that have one for all adults, and what it is worth. */
export function UsualRangeWords({ test, unit }: UsualRangeWordsProps) {
  const range = usualRangeIn(test, unit);
  if (range === null) return null;
  const { below, highFrom, source } = range;
  return (
    <p className="text-sm text-soft">
      {below !== null && (
        <Trans>
          Usual range: below {below} {unit}, for adults who are not pregnant.
        </Trans>
      )}{" "}
      <Trans>
        A clinician looks further from {highFrom} {unit}.
      </Trans>{" "}
      <Trans>One value is not a diagnosis; your clinic reads it with you.</Trans>{" "}
      <Trans>Source: {source}.</Trans>
    </p>
  );
}
