import * as z from "zod/mini";
import { browserKey } from "#web/api/seal/browser-key.ts";
import { openWith, sealWith } from "#web/api/seal/seal.ts";
import { type Kept, kept } from "../kept.ts";
import { DRAFT_PREFIX } from "../use-draft-state.ts";

/** What a record holds, and where its changes go. */
export interface Opened<Value> {
  /** `null` when nothing is there, or nothing that fits the schema. */
  readonly value: Value | null;
  /**
   * `browser`: sealed. `tab`: this browser has no key, so they go with the tab. `shut`: it is
   * sealed, and the browser does not give the key just now; nothing is written over it.
   */
  readonly place: "browser" | "tab" | "shut";
}

type Change<Value> = (value: Value | null) => Value | null;

/** A record that only this browser can read, under its own key. */
export interface SealedRecord<Value> {
  readonly key: string;
  /** As it lies in the browser and in the tab, to be followed. */
  readonly inBrowser: Kept<unknown>;
  readonly inTab: Kept<Value>;
  readonly open: () => Promise<Opened<Value>>;
  /**
   * Changes what is there at that moment, one change after another; `null` removes it. Answers
   * `false` where it could not be stored.
   */
  readonly change: (next: Change<Value>) => Promise<boolean>;
  readonly remove: () => void;
}

const EnvelopeSchema = z.object({ sealed: z.string() });

/**
 * A record stored as `{"sealed": …}`. One that an earlier version stored in plain is read, and
 * sealed in its place.
 * @example const days = sealedRecord(`${storageKeys.days}.${owner}`, DaysSchema); await days.open();
 */
export function sealedRecord<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  /** What may be read of it without opening it. */
  outside: (value: Value) => object = () => ({}),
  findKey = browserKey,
): SealedRecord<Value> {
  const inBrowser = kept(key, z.unknown());
  // As a draft it outlasts the end of a session.
  const inTab = kept(DRAFT_PREFIX + key, schema, "tab");
  const parse = (content: unknown) => schema.safeParse(content).data ?? null;

  const attempt = async (next: Change<Value>): Promise<boolean> => {
    const text = inBrowser.text();
    const cryptoKey = await findKey();
    const { value: before, place } = await open(text, cryptoKey);
    if (place === "shut") return false;
    const value = next(before);
    if (cryptoKey === null) return inTab.write(value);
    const envelope = value && {
      ...outside(value),
      sealed: await sealWith(cryptoKey, JSON.stringify(value), key),
    };
    // Another tab has written meanwhile: the change goes into what it wrote.
    if (inBrowser.text() !== text) return attempt(next);
    return inBrowser.write(envelope) && inTab.write(null);
  };
  const open = async (text: string | null, cryptoKey: CryptoKey | null): Promise<Opened<Value>> => {
    const content = inBrowser.parse(text);
    const sealed = sealedIn(content);
    if (sealed === null) {
      const place = cryptoKey === null ? "tab" : "browser";
      return { value: inTab.read() ?? parse(content), place };
    }
    if (cryptoKey === null) return { value: null, place: "shut" };
    const inside = await openWith(cryptoKey, sealed, key);
    return { value: inside === null ? null : parse(JSON.parse(inside)), place: "browser" };
  };
  const change = (next: Change<Value>) => inTurn(() => attempt(next));

  return {
    ...{ key, inBrowser, inTab, change },
    open: async () => {
      const text = inBrowser.text();
      const opened = await open(text, await findKey());
      const isPlain = sealedIn(inBrowser.parse(text)) === null;
      if (isPlain && opened.place === "browser" && opened.value) await change((same) => same);
      return opened;
    },
    remove: () => {
      inBrowser.write(null);
      inTab.write(null);
    },
  };
}

const sealedIn = (content: unknown) => EnvelopeSchema.safeParse(content).data?.sealed ?? null;

let last: Promise<unknown> = Promise.resolve();

/** Changes of one page wait for each other: sealing takes time, and the later must stay. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
