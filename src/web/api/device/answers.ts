import { clear, del, entries, set, type UseStore } from "idb-keyval";
import { newId } from "../new-id.ts";
import { openWith, sealWith } from "../seal/seal.ts";
import { readToken } from "../session.ts";
import { ANSWERS } from "./names.ts";
import type { Answer } from "./offline-answer.ts";
import { openPlace } from "./place.ts";
import { findSessionKey, makeSessionKey } from "./session-key.ts";

/** Lists of a day or a month come under a new address each day: the oldest make room. */
const MOST = 200;

interface Known extends Answer {
  readonly url: string;
}

/** What this device keeps of the answers to one session. */
export interface DeviceAnswers {
  readonly find: (url: string) => Answer | undefined;
  readonly all: () => readonly Answer[];
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
  const found = await findSessionKey(token, place);
  // Another session's, which this one cannot open: nothing of it stays.
  if (found === null) await clear(place);
  const key = found ?? (await makeSessionKey(token, place));
  const ids = new Map<string, string>();
  const answers = new Map<string, Answer>();
  for (const [id, { url, ...answer }] of await openAll(key, place)) {
    ids.set(url, id);
    answers.set(url, answer);
  }
  const makeRoom = () => {
    const oldest = [...answers].sort(([, one], [, other]) => one.at - other.at);
    return oldest.slice(0, Math.max(0, answers.size - MOST)).map(([url]) => {
      const id = ids.get(url) ?? "";
      answers.delete(url);
      ids.delete(url);
      return del(id, place);
    });
  };
  return {
    find: (url) => answers.get(url),
    all: () => [...answers.values()],
    keep: async (url, answer) => {
      // What still comes in after she signed out is kept no more.
      if (readToken() !== token) return;
      const id = ids.get(url) ?? newId();
      ids.set(url, id);
      answers.set(url, answer);
      const text = JSON.stringify({ url, ...answer } satisfies Known);
      await Promise.all([
        sealWith(key, text, id).then((sealed) => set(id, sealed, place)),
        ...makeRoom(),
      ]).catch(() => undefined);
    },
  };
}

/** Their addresses tell days, so they are sealed with them. */
async function openAll(key: CryptoKey, place: UseStore): Promise<readonly [string, Known][]> {
  const sealed = (await entries<string, unknown>(place)).filter(isText);
  const texts = await Promise.all(sealed.map(([id, text]) => openWith(key, text, id)));
  return texts.flatMap((text, index): [string, Known][] => {
    const [id] = sealed[index] ?? [""];
    return text === null ? [] : [[id, JSON.parse(text)]];
  });
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";
