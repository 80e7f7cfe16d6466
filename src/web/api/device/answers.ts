import { clear, del, delMany, entries, set, type UseStore } from "idb-keyval";
import { newId } from "../new-id.ts";
import { openBytes, sealBytes } from "../seal/seal.ts";
import { readToken } from "../session.ts";
import { ANSWERS } from "./names.ts";
import type { Answer } from "./offline-answer.ts";
import { openPlace } from "./place.ts";
import { makeSessionKey, SESSION_KEY, unwrapSessionKey } from "./session-key.ts";

/** Lists of a day or a month come under a new address each day: the oldest make room. */
const MOST = 200;

/** What is known of an answer before it is opened. */
export type AnswerHead = Omit<Answer, "body">;

/** Sealed apart: a page that opens needs a few of the answers, and the heads of all. */
interface Sealed {
  readonly head: Uint8Array<ArrayBuffer>;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface Kept {
  readonly id: string;
  readonly head: AnswerHead;
  /** Opened when it is first asked for; `undefined` where it does not open. */
  readonly body: () => Promise<unknown>;
}

/** What this device keeps of the answers to one session. */
export interface DeviceAnswers {
  readonly headOf: (url: string) => AnswerHead | undefined;
  readonly heads: () => readonly AnswerHead[];
  readonly find: (url: string) => Promise<Answer | undefined>;
  /** All that was answered under a path, whatever was asked for. */
  readonly findUnder: (path: string) => Promise<readonly Answer[]>;
  /** Never fails: what cannot be kept is asked of the server again. */
  readonly keep: (url: string, answer: Answer) => Promise<void>;
}

const opened = new Map<string, Promise<DeviceAnswers | null>>();

/** What is kept for this token; `null` where this browser keeps nothing, or not sealed. */
export function answersFor(token: string): Promise<DeviceAnswers | null> {
  const found = opened.get(token) ?? open(token).catch(() => null);
  opened.set(token, found);
  return found;
}

async function open(token: string): Promise<DeviceAnswers> {
  const place = openPlace(ANSWERS);
  const stored = new Map(await entries<string, unknown>(place));
  const found = await unwrapSessionKey(stored.get(SESSION_KEY), token);
  // Another session's, which this one cannot open: nothing of it stays.
  if (found === null) await clear(place);
  const key = found ?? (await makeSessionKey(token, place));
  const answers = found === null ? new Map<string, Kept>() : await openHeads(key, stored, place);
  const makeRoom = () => {
    const oldest = [...answers].sort(([, one], [, other]) => one.head.at - other.head.at);
    return oldest.slice(0, Math.max(0, answers.size - MOST)).map(([url, { id }]) => {
      answers.delete(url);
      return del(id, place);
    });
  };
  return {
    headOf: (url) => answers.get(url)?.head,
    heads: () => [...answers.values()].map(({ head }) => head),
    find: async (url) => answerOf(answers.get(url)),
    findUnder: async (path) => {
      const kept = [...answers.values()].filter(({ head }) => head.path === path);
      const found = await Promise.all(kept.map(answerOf));
      return found.filter((answer) => answer !== undefined);
    },
    keep: async (url, { body, ...head }) => {
      // What still comes in after she signed out is kept no more.
      if (readToken() !== token) return;
      const id = answers.get(url)?.id ?? newId();
      answers.set(url, { id, head, body: async () => body });
      await Promise.all([
        seal(key, id, { url, ...head }, body).then((sealed) => set(id, sealed, place)),
        ...makeRoom(),
      ]).catch(() => undefined);
    },
  };
}

async function answerOf(kept: Kept | undefined): Promise<Answer | undefined> {
  const body = await kept?.body();
  return kept === undefined || body === undefined ? undefined : { ...kept.head, body };
}

type HeadWithUrl = AnswerHead & { readonly url: string };

async function seal(key: CryptoKey, id: string, head: HeadWithUrl, body: unknown): Promise<Sealed> {
  const [sealedHead, sealedBody] = await Promise.all([
    sealBytes(key, JSON.stringify(head), id),
    sealBytes(key, JSON.stringify(body), bodyPlace(id, head)),
  ]);
  return { head: sealedHead, body: sealedBody };
}

/** A body belongs to one head: with another it does not open. */
const bodyPlace = (id: string, { at }: AnswerHead) => `${id} ${at}`;

/** Their addresses tell days, so they are sealed too. What does not open is let go. */
async function openHeads(
  key: CryptoKey,
  stored: ReadonlyMap<string, unknown>,
  place: UseStore,
): Promise<Map<string, Kept>> {
  const answers = new Map<string, Kept>();
  const damaged: string[] = [];
  const openOne = async (id: string, sealed: unknown) => {
    const text = isSealed(sealed) ? await openBytes(key, sealed.head, id) : null;
    if (text === null || !isSealed(sealed)) return damaged.push(id);
    const { url, ...head }: HeadWithUrl = JSON.parse(text);
    let body: Promise<unknown> | undefined;
    const openBody = async () => {
      const inside = await openBytes(key, sealed.body, bodyPlace(id, head));
      return inside === null ? undefined : (JSON.parse(inside) as unknown);
    };
    return answers.set(url, { id, head, body: () => (body ??= openBody()) });
  };
  const others = [...stored].filter(([id]) => id !== SESSION_KEY);
  await Promise.all(others.map(([id, sealed]) => openOne(id, sealed)));
  if (damaged.length > 0) void delMany(damaged, place).catch(() => undefined);
  return answers;
}

const isSealed = (value: unknown): value is Sealed =>
  typeof value === "object" &&
  value !== null &&
  "head" in value &&
  "body" in value &&
  value.head instanceof Uint8Array &&
  value.body instanceof Uint8Array;
