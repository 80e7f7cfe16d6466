import { clear, del, delMany, entries, set, type UseStore } from "idb-keyval";
import { newId } from "../new-id.ts";
import { openBytes, sealBytes } from "../seal/seal.ts";
import { readToken } from "../session/session.ts";
import { ANSWERS } from "./names.ts";
import type { Answer } from "./offline-answer.ts";
import { openPlace } from "./place.ts";
import { makeSessionKey, SESSION_KEY, unwrapSessionKey } from "./session-key.ts";

/** The URLs of daily and monthly lists change every day, so the oldest answers are evicted. */
const MOST = 200;

export type AnswerHead = Omit<Answer, "body">;

/** Head and body are encrypted separately: a page needs all heads but few bodies. */
interface Sealed {
  readonly head: Uint8Array<ArrayBuffer>;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface StoredAnswer {
  readonly id: string;
  readonly head: AnswerHead;
  readonly body: () => Promise<unknown>;
}

export interface DeviceAnswers {
  readonly headOf: (url: string) => AnswerHead | undefined;
  readonly heads: () => readonly AnswerHead[];
  readonly find: (url: string) => Promise<Answer | undefined>;
  readonly findUnder: (path: string) => Promise<readonly Answer[]>;
  /** Never throws: an answer that can't be stored is fetched again. */
  readonly keep: (url: string, answer: Answer) => Promise<void>;
}

const opened = new Map<string, Promise<DeviceAnswers | null>>();

export function answersFor(token: string): Promise<DeviceAnswers | null> {
  const found = opened.get(token) ?? open(token).catch(() => null);
  opened.set(token, found);
  return found;
}

async function open(token: string): Promise<DeviceAnswers> {
  const place = openPlace(ANSWERS);
  const stored = new Map(await entries<string, unknown>(place));
  const found = await unwrapSessionKey(stored.get(SESSION_KEY), token);
  // Left by another session, whose key this token can't unwrap.
  if (found === null) await clear(place);
  const key = found ?? (await makeSessionKey(token, place));
  const answers =
    found === null ? new Map<string, StoredAnswer>() : await openHeads(key, stored, place);
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
      const stored = [...answers.values()].filter(({ head }) => head.path === path);
      const found = await Promise.all(stored.map(answerOf));
      return found.filter((answer) => answer !== undefined);
    },
    keep: async (url, { body, ...head }) => {
      // Ignores answers that arrive after signing out.
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

async function answerOf(stored: StoredAnswer | undefined): Promise<Answer | undefined> {
  const body = await stored?.body();
  return stored === undefined || body === undefined ? undefined : { ...stored.head, body };
}

type HeadWithUrl = AnswerHead & { readonly url: string };

async function seal(key: CryptoKey, id: string, head: HeadWithUrl, body: unknown): Promise<Sealed> {
  const [sealedHead, sealedBody] = await Promise.all([
    sealBytes(key, JSON.stringify(head), id),
    sealBytes(key, JSON.stringify(body), bodyPlace(id, head)),
  ]);
  return { head: sealedHead, body: sealedBody };
}

/** Binds a body to its head: with another head decryption fails. */
const bodyPlace = (id: string, { at }: AnswerHead) => `${id} ${at}`;

/** The URLs contain dates, so heads are encrypted too. Heads that fail to decrypt are dropped. */
async function openHeads(
  key: CryptoKey,
  stored: ReadonlyMap<string, unknown>,
  place: UseStore,
): Promise<Map<string, StoredAnswer>> {
  const answers = new Map<string, StoredAnswer>();
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
