import type * as z from "zod/mini";
import type {
  ImportAnswer,
  ImportCounts,
  ImportRecordSchema,
  ImportSource,
} from "#contract/account/imports.ts";
import type { StoredProfile } from "#contract/account/profile.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { Task, TaskParts } from "#server/jobs/task.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { checkEntryCount } from "#server/storage/journal/entry-limit.ts";
import { type PreparedEntry, prepareEntry, type Writer } from "#server/storage/journal/journal.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { missingAnswers, readAnswers } from "./profile/rules.ts";
import {
  type Comparison,
  compareCycles,
  compareEntries,
  type KindEntries,
  missingSigns,
  type Refusals,
  readImport,
  validateEntries,
  withEnd,
} from "./rules.ts";

/** What the transaction will write; compared and encrypted beforehand to keep the lock short. */
interface Plan {
  readonly source: ImportSource;
  readonly kinds: readonly (KindEntries & { readonly comparison: Comparison })[];
  readonly prepared: ReadonlyMap<unknown, PreparedEntry>;
  readonly answers: Partial<StoredProfile>;
  readonly refused: Refusals;
}

/** Imports a history: parses, validates, compares and encrypts, then writes in one transaction. */
const importTask: Task<{ readonly bytes: Uint8Array }, ImportAnswer> = async (parts, { bytes }) => {
  const plan = await planOf(parts, bytes);
  const profile = await parts.journal.read(parts.owner).find("profile", ONLY);
  const hasAnswers = profile !== null && count(missingAnswers(profile, plan.answers)) > 0;
  const hasMerges = plan.kinds.some(({ comparison }) => comparison.merges.length > 0);
  if (plan.prepared.size === 0 && !hasAnswers && !hasMerges) return answerOf(null, plan, {});
  await endForgotten(parts, plan);
  return parts.journal.write(parts.owner, (writer) => writePlan(writer, plan, parts.now));
};

/** Ends the period left open before an imported one; in a write of its own, which Undo keeps. */
async function endForgotten({ journal, owner }: TaskParts, { kinds }: Plan): Promise<void> {
  const added = kinds.flatMap(({ kind, comparison }) =>
    kind === "cycle" ? (comparison.additions as Cycle[]) : [],
  );
  const isForgotten = ({ startDay, endDay }: Cycle) =>
    endDay === undefined && added.some((cycle) => cycle.startDay > startDay);
  if (!(await journal.read(owner).list("cycle")).some(isForgotten)) return;
  await journal.write(owner, async (writer) => {
    const open = (await writer.list("cycle")).find(isForgotten);
    if (open !== undefined) await writer.put("cycle", withEnd(open));
  });
}

type MergedEntry = NonNullable<z.output<typeof ImportRecordSchema>["merged"]>[number];

const count = (fields: object) => Object.keys(fields).length;

async function planOf(parts: TaskParts, bytes: Uint8Array): Promise<Plan> {
  const { owner, journal, today } = parts;
  const body = readImport(bytes);
  const { valid, refused } = validateEntries(body, today);
  const reader = journal.read(owner);
  const kinds = await Promise.all(
    valid
      .filter(({ entries }) => entries.length > 0)
      .map(async (one) => ({ ...one, comparison: await compare(one, reader) })),
  );
  const overlapping = kinds
    .filter(({ comparison }) => comparison.overlaps > 0)
    .map(({ name, comparison }) => ({
      kind: name,
      why: "overlaps" as const,
      count: comparison.overlaps,
    }));
  const answers = body.entries.profile == null ? {} : readAnswers(body.entries.profile, today);
  const profileRefused =
    answers === null ? [{ kind: "profile", why: "unreadable" as const, count: 1 }] : [];
  return {
    source: body.source,
    kinds,
    prepared: prepareEntries(kinds),
    answers: answers ?? {},
    refused: [...refused, ...overlapping, ...profileRefused],
  };
}

async function compare({ kind, entries }: KindEntries, reader: Reader): Promise<Comparison> {
  const existing = await reader.list(kind);
  const comparison =
    kind === "cycle"
      ? compareCycles(entries as Cycle[], existing as Cycle[])
      : compareEntries(kind, entries, existing);
  const { additions } = comparison;
  // The write checks this too, but encrypting entries beyond the limit takes seconds.
  if (additions.length > 0) checkEntryCount(kind, existing.length + additions.length);
  return comparison;
}

function prepareEntries(kinds: Plan["kinds"]): Map<unknown, PreparedEntry> {
  return new Map(
    kinds.flatMap(({ kind, comparison }) =>
      comparison.additions.map((entry) => [entry, prepareEntry(kind, entry as never)] as const),
    ),
  );
}

async function writePlan(writer: Writer, plan: Plan, now: number): Promise<ImportAnswer> {
  const counts: Record<string, number> = {};
  const merged = await mergeSigns(writer, plan);
  for (const { kind, name, comparison } of plan.kinds) {
    // Compared again, since a period may have been logged meanwhile.
    const additions =
      kind === "cycle"
        ? compareCycles(comparison.additions as Cycle[], await writer.list("cycle")).additions
        : comparison.additions;
    const added = await writer.addNew(additions.flatMap((entry) => plan.prepared.get(entry) ?? []));
    const changed = merged.filter((one) => one.kind === kind).length;
    if (added + changed > 0) counts[name] = added + changed;
  }
  const filled = await fillProfile(writer, plan.answers);
  const { ageToldOn: _, ...answered } = filled;
  if (count(answered) > 0) counts.profile = count(answered);
  if (count(counts) === 0) return answerOf(null, plan, counts);
  const id = crypto.randomUUID();
  const { source } = plan;
  const at = new Date(now).toISOString();
  await writer.put("import", { id, at, source, counts, revision: writer.revision, filled, merged });
  return answerOf(id, plan, counts);
}

async function mergeSigns(writer: Writer, { kinds }: Plan): Promise<MergedEntry[]> {
  const incoming = kinds.flatMap(({ kind, comparison }) =>
    kind === "ovulation" ? (comparison.merges as Ovulation[]) : [],
  );
  if (incoming.length === 0) return [];
  const byDay = new Map((await writer.list("ovulation")).map((entry) => [entry.date, entry]));
  const merged: MergedEntry[] = [];
  for (const signs of incoming) {
    const entry = byDay.get(signs.date);
    const added = entry === undefined ? {} : missingSigns(signs, entry);
    if (entry === undefined || count(added) === 0) continue;
    await writer.put("ovulation", { ...entry, ...added });
    merged.push({ kind: "ovulation", id: entry.id, added });
  }
  return merged;
}

async function fillProfile(
  writer: Writer,
  answers: Partial<StoredProfile>,
): Promise<Partial<StoredProfile>> {
  const profile = await writer.find("profile", ONLY);
  const filled = profile === null ? {} : missingAnswers(profile, answers);
  if (profile !== null && count(filled) > 0) {
    await writer.put("profile", { ...profile, ...filled });
  }
  return filled;
}

function answerOf(id: string | null, plan: Plan, written: ImportCounts): ImportAnswer {
  const kept: Record<string, number> = {};
  const same: Record<string, number> = {};
  for (const { name, comparison } of plan.kinds) {
    const skipped =
      comparison.conflicts +
      comparison.additions.length +
      comparison.merges.length -
      (written[name] ?? 0);
    if (skipped > 0) kept[name] = skipped;
    if (comparison.duplicates > 0) same[name] = comparison.duplicates;
  }
  return { id, written, kept, same, refused: plan.refused };
}

export const importTasks = {
  import: importTask,
};
