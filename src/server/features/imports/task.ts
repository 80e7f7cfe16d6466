import type { Cycle } from "#contract/cycles.ts";
import type { ImportAnswer, ImportCounts, ImportSource } from "#contract/imports.ts";
import type { Profile } from "#contract/profile.ts";
import type { Task, TaskParts } from "#server/jobs/task.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import {
  type Reader,
  type SealedAhead,
  sealAhead,
  type Writer,
} from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import {
  type Acceptable,
  type Placed,
  placeBeside,
  placeCycles,
  type Refused,
  readAnswers,
  readImport,
  sortOut,
  unanswered,
} from "./rules.ts";

/** What is about to be written: looked at beside hers, and sealed already. */
interface Plan {
  readonly source: ImportSource;
  readonly kinds: readonly (Acceptable & { readonly placed: Placed })[];
  readonly sealed: ReadonlyMap<unknown, SealedAhead>;
  readonly answers: Partial<Profile>;
  readonly refused: Refused;
}

/** Brings a history in: read, checked, compared and sealed first, then written all at once. */
const importTask: Task<{ readonly bytes: Uint8Array }, ImportAnswer> = async (parts, { bytes }) => {
  const plan = await planOf(parts, bytes);
  const profile = await parts.journal.read(parts.owner).find("profile", ONLY);
  const hasAnswers = profile !== null && count(unanswered(profile, plan.answers)) > 0;
  if (plan.sealed.size === 0 && !hasAnswers) return answerOf(null, plan, {});
  return parts.journal.write(parts.owner, (writer) => writeDown(writer, plan, parts.now));
};

const count = (fields: object) => Object.keys(fields).length;

async function planOf(parts: TaskParts, bytes: Uint8Array): Promise<Plan> {
  const { owner, journal, today } = parts;
  const sent = readImport(bytes);
  const { acceptable, refused } = sortOut(sent, today);
  const reader = journal.read(owner);
  const kinds = await Promise.all(
    acceptable
      .filter(({ entries }) => entries.length > 0)
      .map(async (one) => ({ ...one, placed: await placed(one, reader) })),
  );
  const overlapping = kinds
    .filter(({ placed }) => placed.overlapping > 0)
    .map(({ name, placed }) => ({
      kind: name,
      why: "overlaps" as const,
      count: placed.overlapping,
    }));
  const answers = sent.entries.profile == null ? {} : readAnswers(sent.entries.profile, today);
  const profileRefused =
    answers === null ? [{ kind: "profile", why: "unreadable" as const, count: 1 }] : [];
  return {
    source: sent.source,
    kinds,
    sealed: sealAll(owner, kinds),
    answers: answers ?? {},
    refused: [...refused, ...overlapping, ...profileRefused],
  };
}

async function placed({ kind, entries }: Acceptable, reader: Reader): Promise<Placed> {
  const hers = await reader.list(kind);
  return kind === "cycle"
    ? placeCycles(entries as Cycle[], hers as Cycle[])
    : placeBeside(kind, entries, hers);
}

function sealAll(owner: Owner, kinds: Plan["kinds"]): Map<unknown, SealedAhead> {
  return new Map(
    kinds.flatMap(({ kind, placed }) =>
      placed.fresh.map((entry) => [entry, sealAhead(owner, kind, entry as never)] as const),
    ),
  );
}

async function writeDown(writer: Writer, plan: Plan, now: number): Promise<ImportAnswer> {
  const counts: Record<string, number> = {};
  for (const { kind, name, placed } of plan.kinds) {
    // A period she has logged in this very moment stands, too.
    const fresh =
      kind === "cycle"
        ? placeCycles(placed.fresh as Cycle[], await writer.list("cycle")).fresh
        : placed.fresh;
    const added = await writer.addNew(fresh.flatMap((entry) => plan.sealed.get(entry) ?? []));
    if (added > 0) counts[name] = added;
  }
  const filled = await fillProfile(writer, plan.answers);
  if (count(filled) > 0) counts.profile = count(filled);
  if (count(counts) === 0) return answerOf(null, plan, counts);
  const id = crypto.randomUUID();
  const { source } = plan;
  const at = new Date(now).toISOString();
  await writer.put("import", { id, at, source, counts, revision: writer.revision, filled });
  return answerOf(id, plan, counts);
}

async function fillProfile(writer: Writer, answers: Partial<Profile>): Promise<Partial<Profile>> {
  const profile = await writer.find("profile", ONLY);
  const filled = profile === null ? {} : unanswered(profile, answers);
  if (profile !== null && count(filled) > 0) {
    await writer.put("profile", { ...profile, ...filled });
  }
  return filled;
}

function answerOf(id: string | null, plan: Plan, written: ImportCounts): ImportAnswer {
  const kept: Record<string, number> = {};
  const same: Record<string, number> = {};
  for (const { name, placed } of plan.kinds) {
    const stood = placed.kept + placed.fresh.length - (written[name] ?? 0);
    if (stood > 0) kept[name] = stood;
    if (placed.same > 0) same[name] = placed.same;
  }
  return { id, written, kept, same, refused: plan.refused };
}

/** The feature's tasks, by name. */
export const importTasks = {
  import: importTask,
};
