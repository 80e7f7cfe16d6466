import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { browserKey } from "#web/api/seal/browser-key.ts";
import { openWith, sealWith } from "#web/api/seal/seal.ts";
import { type StoredValue, storedValue } from "../stored-value.ts";

export interface Opened<Value> {
  readonly value: Value | null;
  /** `tab`: no key, lasts as long as the tab. `shut`: key unavailable, nothing is overwritten. */
  readonly place: "browser" | "tab" | "shut";
}

type Change<Value> = (value: Value | null) => Value | null;

export interface SealedRecord<Value> {
  readonly key: string;
  readonly inBrowser: StoredValue<unknown>;
  readonly inTab: StoredValue<Value>;
  readonly open: () => Promise<Opened<Value>>;
  /** Applied one after another; `null` removes it. Returns `false` if it could not be stored. */
  readonly change: (next: Change<Value>) => Promise<boolean>;
  readonly remove: () => void;
}

const EnvelopeSchema = z.object({ sealed: z.string() });

/** A plain record of an earlier version is read and then encrypted. */
export function sealedRecord<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  outside: (value: Value) => object = () => ({}),
  findKey = browserKey,
): SealedRecord<Value> {
  const inBrowser = storedValue(key, z.unknown());
  // Stored as a draft, which survives the end of a session.
  const inTab = storedValue(storageKeys.draft + key, schema, "tab");
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
    // Another tab has written during encryption: apply the change to its value.
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
    key,
    inBrowser,
    inTab,
    change,
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

/** Serialises changes, as encryption is asynchronous and the later change must win. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
