/** A kind of entry that can be written offline. */
export interface Kind {
  readonly path: string;
  /** The fields that identify an entry, besides its id. */
  readonly key: readonly string[];
  /** Whether a new entry may bring its own id, which makes a repeated POST idempotent. */
  readonly takesId: boolean;
}

const dated = (path: string, ...key: readonly string[]): Kind => ({
  path,
  key: ["date", ...key],
  takesId: false,
});
const withId = (path: string): Kind => ({ path, key: [], takesId: true });
/** A single record per account, changed in place. */
const single = (path: string): Kind => ({ path, key: [], takesId: false });

const kinds: readonly Kind[] = [
  withId("/api/cycles"),
  { ...dated("/api/symptoms", "type"), takesId: true },
  dated("/api/moods"),
  dated("/api/stress"),
  dated("/api/ovulation"),
  dated("/api/metabolic"),
  dated("/api/pcos-logs"),
  dated("/api/signs"),
  dated("/api/body-checks"),
  withId("/api/labs"),
  withId("/api/questionnaires"),
  withId("/api/medicines"),
  { ...dated("/api/doses", "medicineId", "slot"), takesId: true },
  withId("/api/life-stages"),
  single("/api/health-background"),
  single("/api/concerns-seen"),
  single("/api/care-plan"),
  single("/api/reminders"),
  single("/api/visit/plan"),
];

/** Paths below a kind's that create or fetch something else. */
const NOT_WRITES: readonly string[] = ["/api/medicines/list"];

/** The kind a write belongs to; `null` if it needs the network. */
export function kindOf(path: string): Kind | null {
  if (NOT_WRITES.includes(path)) return null;
  return kinds.find((kind) => path === kind.path || path.startsWith(`${kind.path}/`)) ?? null;
}
