import { TIME_ZONE_HEADER } from "#contract/kernel/headers.ts";
import { noteAnswer } from "../failures/connection.ts";
import { notAPage } from "../failures/errors.ts";
import { timeZoneHere } from "../here.ts";
import { newId } from "../new-id.ts";
import { headersOf } from "../request.ts";
import { readToken, readUser } from "../session/session.ts";
import { forgetState } from "../state-of-server.ts";
import type { Item, Outcome } from "./item.ts";
import { kindOf } from "./kinds.ts";
import { insist, nextItem, outcomeOf, remove, settle } from "./rules.ts";
import { changeOutbox, readOutbox } from "./state.ts";
import { dropItem, readItems, storeItem, takeOrder } from "./store.ts";

const LOCK = "mwezi-outbox";
const TIMEOUT_MILLISECONDS = 30_000;

type Write = Pick<Item, "method" | "path" | "body" | "ifMatch">;

/** Appends a write to the outbox. @throws if this device can't store it */
export async function addItem(write: Write): Promise<Item> {
  const owner = ownerId();
  const entryId = idIn(write.body) ?? newId();
  const takesId =
    write.method === "POST" &&
    kindOf(write.path)?.path === write.path &&
    kindOf(write.path)?.takesId;
  const body = takesId ? { ...(write.body as object), id: entryId } : write.body;
  const order = await takeOrder();
  const [at, timeZone] = [Date.now(), timeZoneHere()];
  const item: Item = { ...write, body, entryId, order, at, timeZone, refusal: null };
  await storeItem(owner, item);
  changeOutbox(await readItems(owner));
  return item;
}

export async function openOutbox(): Promise<void> {
  changeOutbox(await readItems(ownerId()));
}

/** Sends queued writes in order, in one tab at a time; returns how many were saved. */
export function flushOutbox(): Promise<number> {
  return withLock(async () => {
    const owner = ownerId();
    const token = readToken();
    changeOutbox(await readItems(owner));
    let count = 0;
    let isAnswered = false;
    for (let item = nextItem(readOutbox()); item && token; item = nextItem(readOutbox())) {
      const outcome = await send(item, token);
      if (outcome.kind === "unsent") break;
      isAnswered = true;
      forgetState();
      await replace(owner, settle(readOutbox(), item, outcome));
      if (outcome.kind === "saved") count += 1;
    }
    if (isAnswered) noteAnswer();
    return count;
  });
}

export const insistOn = (order: number): Promise<void> =>
  withLock(() => replace(ownerId(), insist(readOutbox(), order)));

export const letGo = (order: number): Promise<void> =>
  withLock(() => replace(ownerId(), remove(readOutbox(), order)));

async function send(item: Item, token: string): Promise<Outcome> {
  try {
    const { method, path, body, ifMatch, timeZone } = item;
    const headers = headersOf({ body }, token, ifMatch === null ? {} : { ifMatch });
    const answer = notAPage(
      await fetch(new URL(path, location.href), {
        method,
        headers: { ...headers, [TIME_ZONE_HEADER]: timeZone },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      }),
    );
    return outcomeOf(method, answer.status, await answer.json().catch(() => null));
  } catch {
    return { kind: "unsent" };
  }
}

async function replace(owner: string, next: readonly Item[]): Promise<void> {
  const before = readOutbox();
  const known = new Set(before);
  const orders = new Set(next.map(({ order }) => order));
  await Promise.all([
    ...next.filter((item) => !known.has(item)).map((item) => storeItem(owner, item)),
    ...before.filter(({ order }) => !orders.has(order)).map(({ order }) => dropItem(owner, order)),
  ]);
  changeOutbox(next);
}

let last: Promise<unknown> = Promise.resolve();

/** Only one tab sends at a time; without Web Locks, one sender in this tab. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(LOCK, work);
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

const ownerId = (): string => readUser()?.id ?? "unknown";

export const idIn = (body: unknown): string | null => {
  const id = (body as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : null;
};
