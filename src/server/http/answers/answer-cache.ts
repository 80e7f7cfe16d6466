import type { Authenticated, SignedCall } from "../caller.ts";

const MEGABYTE = 1_000_000;

export interface AnswerCacheLimits {
  readonly bytes: number;
  readonly bytesOfAccount: number;
}

/** About a hundred users' home screens, compressed; a long history takes as much as several of them. */
const answerCacheLimits: AnswerCacheLimits = {
  bytes: 16 * MEGABYTE,
  bytesOfAccount: 2 * MEGABYTE,
};

/** Encrypted with the account's key, which only its next request brings: unreadable in between. */
export interface AnswerCache {
  readonly find: (signed: Signed, name: string) => Buffer | null;
  readonly keep: (signed: Signed, name: string, bytes: Uint8Array) => void;
  /** Removes all of the account's responses. Call it after a write or a sign-out. */
  readonly forget: (signed: Pick<SignedCall, "owner">) => void;
}

type Signed = Pick<SignedCall, "owner" | "today"> & {
  readonly session: Pick<Authenticated, "tokenHash" | "revision">;
};

interface Shelf {
  readonly revision: number;
  readonly sealed: Map<string, Buffer>;
  bytes: number;
}

export function createAnswerCache(limits = answerCacheLimits): AnswerCache {
  // The first key is the account that was longest without a new response.
  const shelves = new Map<string, Shelf>();
  let bytes = 0;

  const remove = (accountId: string) => {
    const shelf = shelves.get(accountId);
    if (!shelf) return;
    for (const sealed of shelf.sealed.values()) sealed.fill(0);
    bytes -= shelf.bytes;
    shelves.delete(accountId);
  };
  const shelfOf = ({ owner: { accountId }, session: { revision } }: Signed): Shelf | null => {
    const before = shelves.get(accountId);
    if (before && before.revision >= revision) return before.revision === revision ? before : null;
    remove(accountId);
    return { revision, sealed: new Map(), bytes: 0 };
  };

  return {
    find: (signed, name) => {
      const { owner, session } = signed;
      const shelf = shelves.get(owner.accountId);
      if (shelf?.revision !== session.revision) return null;
      const place = placeOf(signed, name);
      const sealed = shelf.sealed.get(place.join(" "));
      return sealed ? owner.vault.decryptBytes(place, sealed) : null;
    },
    keep: (signed, name, answer) => {
      const { accountId, vault } = signed.owner;
      const shelf = shelfOf(signed);
      const place = placeOf(signed, name);
      const key = place.join(" ");
      if (!shelf || shelf.sealed.has(key)) return;
      if (shelf.bytes + answer.length > limits.bytesOfAccount) return;
      const sealed = vault.encryptBytes(place, answer);
      shelf.sealed.set(key, sealed);
      shelf.bytes += sealed.length;
      bytes += sealed.length;
      // Deleted and inserted again, so that the first key is the least recently written.
      shelves.delete(accountId);
      shelves.set(accountId, shelf);
      for (const [oldest] of shelves) {
        if (bytes <= limits.bytes) break;
        remove(oldest);
      }
    },
    forget: ({ owner }) => remove(owner.accountId),
  };
}

const placeOf = ({ session: { tokenHash, revision }, today }: Signed, name: string) => [
  "kept answer",
  tokenHash,
  String(revision),
  today,
  name,
];

export async function cachedValue<Value>(
  answers: AnswerCache,
  signed: Signed,
  name: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const bytes = answers.find(signed, name);
  if (bytes) return JSON.parse(bytes.toString()) as Value;
  const value = await compute();
  answers.keep(signed, name, Buffer.from(JSON.stringify(value)));
  return value;
}
