import { dayMeant } from "#domain/days/calendar-day.ts";
import { kindOf } from "./kinds.ts";

/** The parts of a write that affect stored lists. */
interface Change {
  readonly order: number;
  readonly entryId: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body: unknown;
  readonly timeZone: string;
}

export type Entry = Readonly<Record<string, unknown>>;

/** A list after a write, and the entry created or changed. */
export interface Effect {
  readonly list: readonly Entry[];
  readonly entry: Entry | null;
}

const JOIN = /^\/api\/cycles\/([^/]+)\/join\/([^/]+)$/;
const SPLIT = /^\/api\/cycles\/([^/]+)\/split$/;

/** Applies a write to a list as the server will. The provisional revision names the write. */
export function effectOn(list: readonly Entry[], change: Change): Effect {
  const { timeZone } = change;
  const kind = kindOf(change.path);
  const join = JOIN.exec(change.path);
  if (kind === null) return { list, entry: null };
  if (join) return joined(list, change, decoded(join[1]), decoded(join[2]));
  const split = SPLIT.exec(change.path);
  if (split) return separated(list, change, decoded(split[1]));
  const name = decoded(change.path.slice(kind.path.length + 1));
  const body = withDays((change.body ?? {}) as Entry, timeZone);
  const isTarget = (entry: Entry) =>
    change.method === "POST"
      ? entry.id === change.entryId || kind.key.every((field) => entry[field] === body[field])
      : entry.id === name || entry.date === name;
  const before = list.find(isTarget);
  const rest = list.filter((entry) => !isTarget(entry));
  if (change.method === "DELETE") return { list: rest, entry: null };
  if (before === undefined && change.method === "PATCH") return { list, entry: null };
  const id = before?.id ?? change.entryId;
  const base = change.method === "PATCH" ? before : undefined;
  const entry = merged({ ...base, ...(kind.name !== "dailyLog" && { id }) }, body, change.order);
  return { list: [entry, ...rest], entry };
}

/** The user's single record after a change to it. */
export const changedRecord = (record: Entry, { body, order }: Change): Entry =>
  merged(record, (body ?? {}) as Entry, order);

/** A field sent as `null` is removed. */
function merged(base: Entry, body: Entry, order: number): Entry {
  const fields = Object.entries({ ...base, ...body }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), revision: -order };
}

/** Adds the local day of each instant, as the server stores it. */
function withDays(body: Entry, timeZone: string): Entry {
  const dayOf = (moment: unknown) =>
    typeof moment === "string" ? dayMeant(moment, timeZone) : moment;
  return {
    ...body,
    ...("date" in body && { date: dayOf(body.date) }),
    ...("startDate" in body && { startDay: dayOf(body.startDate) }),
    ...("endDate" in body && { endDay: dayOf(body.endDate) }),
  };
}

function joined(list: readonly Entry[], { order }: Change, earlier: string, later: string): Effect {
  const one = list.find(({ id }) => id === earlier);
  const other = list.find(({ id }) => id === later);
  if (!one || !other) return { list, entry: null };
  const entry = { ...one, endDate: other.endDate, endDay: other.endDay, revision: -order };
  return {
    list: list.flatMap((each) => (each === other ? [] : [each === one ? entry : each])),
    entry,
  };
}

/** Undoes a join: both periods as before it. */
function separated(list: readonly Entry[], { order, body, timeZone }: Change, id: string): Effect {
  const { earlier, later } = body as Readonly<Record<"earlier" | "later", Entry>>;
  const entry = merged({ id }, withDays(earlier, timeZone), order);
  const other = merged({}, withDays(later, timeZone), order);
  return { list: [other, entry, ...list.filter((each) => each.id !== id)], entry };
}

const decoded = (part: string | undefined) => decodeURIComponent(part ?? "");
