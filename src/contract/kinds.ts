import type { ApiPath } from "./kernel/endpoint.ts";

/** What storage, export, the outbox and the API know about a kind of entry, without its schema. */
export interface EntryKind<Path extends ApiPath = ApiPath> {
  readonly path: Path;
  /** Its name in the JSON export, and its spreadsheet's. */
  readonly exportedAs: string;
  /** The fields of its natural key, in order; none if there is only one entry. */
  readonly key: readonly string[];
  /** Whether a new entry may bring its own id, which makes a repeated POST idempotent. */
  readonly takesId: boolean;
  /** Whether the outbox can hold a write until there is a network. */
  readonly canWait: boolean;
  /** Whether an import restores it: others refer to files or links outside an export. */
  readonly isRestored: boolean;
}

/** A kind with one entry for each combination of the key's fields. */
const keyed = <const Path extends ApiPath>(
  path: Path,
  exportedAs: string,
  key: readonly string[],
  takesId: boolean,
) => ({ path, exportedAs, key, takesId, canWait: true, isRestored: true }) as const;

type Place<Path> = readonly [path: Path, exportedAs: string];

/** A kind with several entries a day, identified by id. */
const identified = <const Path extends ApiPath>(...place: Place<Path>) =>
  keyed(...place, ["id"], true);

/** A kind with one entry a day. */
const daily = <const Path extends ApiPath>(...place: Place<Path>) =>
  keyed(...place, ["date"], false);

/** A single record per account, changed in place. */
const only = <const Path extends ApiPath>(...place: Place<Path>) => keyed(...place, [], false);

/** A kind that only the server can write. */
const online = <Path extends ApiPath>(kind: EntryKind<Path>) =>
  ({ ...kind, canWait: false }) as const;

/** Like `online`, and not restored by an import. */
const onlyHere = <Path extends ApiPath>(kind: EntryKind<Path>) => ({
  ...online(kind),
  isRestored: false,
});

/** In the order of the export. A kind's path, export name and key never change. */
export const entryKinds = {
  profile: online(only("/api/user/profile", "profile")),
  lifeStage: identified("/api/life-stages", "lifeStages"),
  cycle: identified("/api/cycles", "cycles"),
  symptom: keyed("/api/symptoms", "symptoms", ["date", "type"], true),
  mood: daily("/api/moods", "moods"),
  stress: daily("/api/stress", "stress"),
  ovulation: daily("/api/ovulation", "ovulation"),
  measures: daily("/api/metabolic", "metabolic"),
  dailyLog: daily("/api/pcos-logs", "pcosLogs"),
  hairAndSkin: daily("/api/body-checks", "bodyChecks"),
  signs: daily("/api/signs", "signs"),
  questionnaire: identified("/api/questionnaires", "questionnaires"),
  labResult: identified("/api/labs", "labResults"),
  medicine: identified("/api/medicines", "medicines"),
  dose: keyed("/api/doses", "doses", ["medicineId", "date", "slot"], true),
  upload: onlyHere(identified("/api/uploads", "uploads")),
  import: onlyHere(identified("/api/imports", "imports")),
  sharedReport: onlyHere(identified("/api/shared-reports", "sharedReports")),
  trustedView: onlyHere(identified("/api/trusted-views", "trustedViews")),
  carePlan: only("/api/care-plan", "carePlan"),
  visitPlan: only("/api/visit/plan", "visitPlan"),
  healthBackground: only("/api/health-background", "healthBackground"),
  concernsSeen: only("/api/concerns-seen", "concernsSeen"),
  reminders: only("/api/reminders", "reminders"),
} satisfies Readonly<Record<string, EntryKind>>;

export type KindName = keyof typeof entryKinds;

export type OfflineKind = {
  [Kind in KindName]: (typeof entryKinds)[Kind]["canWait"] extends true ? Kind : never;
}[KindName];

/** The names of the kinds, in the order of the export. */
export const kindNames = Object.keys(entryKinds) as readonly KindName[];
