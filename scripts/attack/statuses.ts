export type Statuses = Map<number, number>;

export function countStatus(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}
