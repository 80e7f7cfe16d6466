import { UnreadablePdf } from "./unreadable-pdf.ts";

/** A report unpacks to less than one megabyte, a long one with fonts to a few. */
const MOST_BYTES = 64_000_000;

/**
 * Runs `work` with an upper limit for the bytes it may allocate: pdf.js unpacks a stream whole.
 * @throws UnreadablePdf above the limit, whatever became of the work
 */
export function withLimitedBytes<Result>(work: () => Promise<Result>): Promise<Result> {
  const { Uint8Array: Bytes } = globalThis;
  const refuse = () => {
    throw new UnreadablePdf("too_large");
  };
  let taken = 0;
  globalThis.Uint8Array = new Proxy(Bytes, {
    construct: (target, values, as) => {
      if (typeof values[0] === "number") taken += values[0];
      return taken > MOST_BYTES ? refuse() : Reflect.construct(target, values, as);
    },
  });
  return work().finally(() => {
    globalThis.Uint8Array = Bytes;
    if (taken > MOST_BYTES) refuse();
  });
}
