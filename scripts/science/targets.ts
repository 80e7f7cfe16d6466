export interface Target {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

const isMet = ({ value, least = -Infinity, most = Infinity }: Target) =>
  value >= least && value <= most;

export function printTargets(targets: readonly Target[]): boolean {
  console.log("\nTargets");
  for (const target of targets) {
    const { name, value, least, most } = target;
    const bounds = [
      ...(least === undefined ? [] : [`at least ${least}`]),
      ...(most === undefined ? [] : [`at most ${most}`]),
    ].join(", ");
    console.log(`${isMet(target) ? "met   " : "MISSED"}  ${name}: ${value.toFixed(3)} (${bounds})`);
  }
  return targets.every(isMet);
}
