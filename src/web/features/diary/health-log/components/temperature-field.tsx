import { useLingui } from "@lingui/react/macro";
import { NumberField } from "#web/entry/measures/number-field.tsx";
import { steppedTemperature } from "../form.ts";
import type { TabProps } from "../use-health-form.ts";
import { savedWords } from "../words.ts";

export function TemperatureField(props: TabProps) {
  const { t, i18n } = useLingui();
  const { state, problems, onChange } = props;
  const { form, unit } = state;
  const value = form.typed.basalBodyTemp;
  const change = (basalBodyTemp: string) =>
    onChange({ ...form, typed: { ...form.typed, basalBodyTemp } });
  const step = (direction: 1 | -1) => change(steppedTemperature(value, direction));
  return (
    <div className="flex items-end gap-2">
      <NumberField
        field="basalBodyTemp"
        value={value}
        unit={unit}
        problem={problems.basalBodyTemp}
        onChange={change}
        className="min-w-0 flex-1"
        hint={savedWords("basalBodyTemp", state, i18n) ?? t`When you wake up, e.g. 36.4 or 36.45.`}
      />
      <StepButton label={t`0.1 °C lower`} sign="−" onStep={() => step(-1)} />
      <StepButton label={t`0.1 °C higher`} sign="+" onStep={() => step(1)} />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly onStep: () => void;
}

function StepButton({ label, sign, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onStep}
      className="grid size-12 flex-none place-items-center rounded-full bg-bead text-xl font-semibold ring-1 ring-inset ring-bead-edge hover:ring-edge"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
