import { Trans } from "@lingui/react/macro";

interface UsualRangeProps {
  readonly below: number | null;
  readonly highFrom?: number;
  readonly unit: string;
  readonly source: string;
}

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
          From {highFrom} {unit}, a doctor looks further.
        </Trans>
      )}{" "}
      <Trans>One value isn't a diagnosis. Ask your clinic what it means for you.</Trans>{" "}
      <Trans>Source: {source}</Trans>
    </p>
  );
}
