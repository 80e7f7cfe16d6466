import { alarmsOf } from "../simulated-alarms.ts";
import { type SimulatedWoman, simulatedWomen } from "../simulated-histories.ts";
import type { Target } from "../targets.ts";

const WOMEN = 160;
const SEED = 20_261_120;
const KINDS = ["regular", "infrequent", "skipped", "anovulatory"] as const;
const MOST_PERCENT = 2;

export function printAlarms(): Target[] {
  const women = simulatedWomen(WOMEN, SEED);
  console.log(`\nAbove a mention, in months of ${WOMEN} invented women`);
  return KINDS.map((kind) => {
    const {
      months,
      withAlarm,
      false: wrong,
      byRule,
    } = alarmsOf(
      women.filter((woman) => woman.kind === kind),
      "yes",
      1,
    );
    const percent = (count: number) => (100 * count) / months;
    const rules = [...byRule].map(([key, count]) => `${key} ${percent(count).toFixed(1)} %`);
    console.log(
      `${kind.padEnd(12)} ${months} months, ${percent(withAlarm).toFixed(1)} % with any (${rules.join(", ")}), ${percent(wrong).toFixed(1)} % without a true gap of 90 days`,
    );
    const value = percent(kind === "anovulatory" ? wrong : withAlarm);
    return { name: nameOf(kind), value, most: MOST_PERCENT };
  });
}

const nameOf = (kind: SimulatedWoman["kind"]) =>
  kind === "anovulatory"
    ? "invented anovulatory: months with an alarm but no gap of 90 days, %"
    : `invented ${kind}: months above a mention, %`;
