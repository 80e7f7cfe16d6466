import { changedCycle, joinedCycle, newCycle } from "#contract/entries/cycle-changes.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import { withLocalDays } from "#contract/entries/local-days.ts";
import { withSeen, withStep } from "#contract/entries/record-changes.ts";
import { withoutGaps } from "#domain/basics/field-gaps.ts";
import type { Item } from "./item.ts";
import { type Kind, kindOf } from "./kinds.ts";

type Change = Pick<Item, "order" | "entryId" | "method" | "path" | "body" | "timeZone">;

export type Entry = Readonly<Record<string, unknown>>;

export interface Effect {
  readonly list: readonly Entry[];
  readonly entry: Entry | null;
}

export function effectOn(list: readonly Entry[], change: Change): Effect {
  const kind = kindOf(change.path);
  if (kind === null) return { list, entry: null };
  const parts = change.path.slice(kind.path.length + 1).split("/");
  const [name = "", action, later = ""] = parts.map(decodeURIComponent);
  if (action === "join") return joined(list, change, name, later);
  if (action === "split") return separated(list, change, name);
  const sent: Entry = withLocalDays(change.body ?? {}, change.timeZone);
  const isTarget = (entry: Entry) =>
    change.method === "POST"
      ? entry.id === change.entryId || kind.key.every((field) => entry[field] === sent[field])
      : entry.id === name || entry.date === name;
  const before = list.find(isTarget);
  const rest = list.filter((entry) => !isTarget(entry));
  if (change.method === "DELETE") return { list: rest, entry: null };
  if (before === undefined && change.method === "PATCH") return { list, entry: null };
  const entry = revised(entryAfter(kind, before, { ...change, sent }), change);
  return { list: [entry, ...rest], entry };
}

function entryAfter(
  { name }: Kind,
  before: Entry | undefined,
  { method, entryId, body, sent, timeZone }: Change & { readonly sent: Entry },
): object {
  const id = String(before?.id ?? entryId);
  const isChange = method === "PATCH";
  if (name === "cycle") {
    return isChange
      ? changedCycle(before as unknown as Cycle, body as CycleChange, timeZone)
      : newCycle(id, body as NewCycle, timeZone);
  }
  return withoutGaps({ ...(isChange && before), ...sent, ...(name !== "dailyLog" && { id }) });
}

type NewCycle = Parameters<typeof newCycle>[1];
type CycleChange = Parameters<typeof changedCycle>[1];

export function changedRecord(record: Entry, change: Change): Entry {
  const { path, body, timeZone } = change;
  const name = kindOf(path)?.name;
  if (name === "carePlan") return revised(withStep(record as never, body as never), change);
  if (name === "concernsSeen") {
    return revised(withSeen(record as never, body as never, timeZone), change);
  }
  return revised(withoutGaps({ ...record, ...(body as Entry) }), change);
}

const revised = (entry: object, { order }: Change): Entry => ({ ...entry, revision: -order });

function joined(list: readonly Entry[], change: Change, earlier: string, later: string): Effect {
  const one = list.find(({ id }) => id === earlier);
  const other = list.find(({ id }) => id === later);
  if (!one || !other) return { list, entry: null };
  const period = joinedCycle(one as unknown as Cycle, other as unknown as Cycle);
  const entry = revised(period, change);
  return {
    list: list.flatMap((each) => (each === other ? [] : [each === one ? entry : each])),
    entry,
  };
}

function separated(list: readonly Entry[], change: Change, id: string): Effect {
  const { earlier, later } = change.body as {
    readonly earlier: NewCycle;
    readonly later: NewCycle & { readonly id: string };
  };
  const entry = revised(newCycle(id, earlier, change.timeZone), change);
  const other = revised(newCycle(later.id, later, change.timeZone), change);
  return { list: [other, entry, ...list.filter((each) => each.id !== id)], entry };
}
