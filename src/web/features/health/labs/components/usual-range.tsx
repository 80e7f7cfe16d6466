import { Trans } from "@lingui/react/macro";

interface UsualRangeProps {
  readonly below: number | null;
  /** Left out where a chart beside it names the value. */
  readonly highFrom?: number;
  readonly unit: string;
  readonly source: string;
}

/** The published range of a value that has one for all adults, and what it is worth. */
export function UsualRange({ below, highFrom, unit, source }: UsualRangeProps) {
  return (
    <p className="text-sm text-soft">
      {below !== null && (
        <Trans>
          Usual range: below {below} {unit}, for adults who are not pregnant.
        </Trans>
      )}{" "}
      {highFrom !== undefined && (
        <Trans>
          A clinician looks further from {highFrom} {unit}.
        </Trans>
      )}{" "}
      <Trans>One value is not a diagnosis; your clinic reads it with you.</Trans>{" "}
      <Trans>Source: {source}.</Trans>
    </p>
  );
}
