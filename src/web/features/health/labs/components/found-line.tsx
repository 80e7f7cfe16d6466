import { Trans } from "@lingui/react/macro";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import type { FormState, Proposal } from "../use-result-form.ts";

interface FoundLineProps {
  readonly proposal: Proposal;
  readonly form: FormState;
}

export function FoundLine({ proposal: { line, readings }, form }: FoundLineProps) {
  return (
    <>
      <div className="rounded-control bg-bead px-4 py-3">
        <p className="text-sm text-soft">
          <Trans>In the text. Compare it with the fields below.</Trans>
        </p>
        <p className="break-words font-semibold tabular-nums">
          <AsTyped>{line}</AsTyped>
        </p>
      </div>
      {readings.length > 1 && (
        <ChoiceChips
          legend={<Trans>Which number is the result?</Trans>}
          name="reading"
          value={form.draft.value === "" ? undefined : form.draft.value}
          onChange={(value) => form.chooseReading(value ?? "")}
          options={readings.map(({ value, unit }) => ({ value, label: `${value} ${unit}` }))}
          hint={<Trans>The line has several. Choose the one on your report.</Trans>}
        />
      )}
    </>
  );
}
