import { TEMPERATURE_MAX, TEMPERATURE_MIN } from "#contract/ovulation.ts";
import { numberTyped } from "#web/ui/typed-number.ts";

const TEMPERATURE_STEP = 0.1;
const USUAL_TEMPERATURE = 36.5;

/** The temperature one step up or down; from nothing it begins where most mornings lie. */
export function steppedTemperature(text: string, direction: 1 | -1): string {
  const value = numberTyped(text);
  if (value === null || Number.isNaN(value)) return String(USUAL_TEMPERATURE);
  const next = Math.round((value + direction * TEMPERATURE_STEP) * 100) / 100;
  return String(Math.min(TEMPERATURE_MAX, Math.max(TEMPERATURE_MIN, next)));
}
