/** How a kind's entries are told apart, where she may write without network. */
export interface Kind {
  readonly path: string;
  /** What makes two writes write the same entry, beside its id. */
  readonly key: readonly string[];
  /** Whether a new one may bring its id, so that sent twice it is made once. */
  readonly takesId: boolean;
}

const dated = (path: string, ...key: readonly string[]): Kind => ({
  path,
  key: ["date", ...key],
  takesId: false,
});
const withId = (path: string): Kind => ({ path, key: [], takesId: true });
/** One record of hers, changed in place. */
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

/** What is made or fetched, not written, beside the kinds. */
const NOT_WRITES: readonly string[] = ["/api/medicines/list"];

/** The kind a write is of; `null` for what needs the network. */
export function kindOf(path: string): Kind | null {
  if (NOT_WRITES.includes(path)) return null;
  return kinds.find((kind) => path === kind.path || path.startsWith(`${kind.path}/`)) ?? null;
}
