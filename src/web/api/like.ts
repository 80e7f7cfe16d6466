/** What a stored or an answered value has to be. A schema of the contract is one too. */
export interface Shape<Value> {
  readonly safeParse: (value: unknown) => { readonly data?: Value | undefined };
}

/**
 * A shape by an example: a value of the same type, and of an object's properties each of theirs. For
 * what the first screen reads, where a validator would cost more than it saves.
 * @example like({ title: "", minutes: 0 }).safeParse({ title: "Tea", minutes: 5 }).data?.minutes // 5
 */
export const like = <Value>(example: Value): Shape<Value> => ({
  safeParse: (value) => (isLike(value, example) ? { data: value } : {}),
});

/** One of these words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Shape<Word> => ({
  safeParse: (value) => ({ data: words.find((word) => word === value) }),
});

function isLike<Value>(value: unknown, example: Value): value is Value {
  if (typeof value !== typeof example || value === null) return false;
  if (!(example instanceof Object)) return true;
  return Object.entries(example).every(([name, part]) =>
    isLike(Reflect.get(Object(value), name), part),
  );
}
