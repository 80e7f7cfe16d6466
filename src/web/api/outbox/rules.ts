import type { FieldProblem } from "#contract/kernel/errors.ts";
import type { Item, Outcome } from "./item.ts";

export const nextItem = (items: readonly Item[]): Item | null =>
  inOrder(items).find(({ refusal }) => refusal === null) ?? null;

export const inOrder = (items: readonly Item[]): readonly Item[] =>
  [...items].sort((one, other) => one.order - other.order);

/** Dependents of a saved write get the server's id and revision; those of a refused one stay. */
export function settle(items: readonly Item[], sent: Item, outcome: Outcome): readonly Item[] {
  if (outcome.kind === "unsent") return items;
  const others = items.filter(({ order }) => order !== sent.order);
  if (outcome.kind === "saved") {
    return others.map((item) => (restsOn(item, sent) ? rebased(item, sent, outcome) : item));
  }
  const { refusal } = outcome;
  return [
    ...others.map((item) => (restsOn(item, sent) ? { ...item, refusal } : item)),
    { ...sent, refusal },
  ];
}

/** Queues a refused write again without a revision, so that it overwrites the server's state. */
export const insist = (items: readonly Item[], order: number): readonly Item[] =>
  items.map((item) => (item.order === order ? { ...item, refusal: null, ifMatch: null } : item));

export const remove = (items: readonly Item[], order: number): readonly Item[] =>
  items.filter((item) => item.order !== order);

/** The outcome of a response. An unusable response counts as unsent. */
export function outcomeOf(method: Item["method"], status: number, body: unknown): Outcome {
  const { id, revision, fields } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (status < 300) {
    return {
      kind: "saved",
      id: typeof id === "string" ? id : null,
      revision: typeof revision === "number" ? revision : null,
    };
  }
  // An earlier attempt had arrived, and its answer was lost.
  if (method === "DELETE" && status === 404) return { kind: "saved", id: null, revision: null };
  // Signed out, rate limited or a server error: the write stays queued.
  if (status === 401 || status === 408 || status === 429 || status >= 500)
    return { kind: "unsent" };
  const [problem]: FieldProblem[] = Array.isArray(fields) ? fields : [];
  return { kind: "refused", refusal: { status, problem: problem ?? null } };
}

const restsOn = (item: Item, sent: Item): boolean =>
  item.order > sent.order && (item.ifMatch === -sent.order || item.path.includes(sent.entryId));

function rebased(item: Item, sent: Item, { id, revision }: Outcome & { kind: "saved" }): Item {
  return {
    ...item,
    path: id === null ? item.path : item.path.replace(sent.entryId, id),
    ifMatch: item.ifMatch === -sent.order ? revision : item.ifMatch,
  };
}
