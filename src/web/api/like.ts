export interface Shape<Value> {
  readonly safeParse: (value: unknown) => { readonly data?: Value | undefined };
}

/** Validates on the first screen, where a validator library costs too many bytes. */
export const like = <Value>(example: Value): Shape<Value> => ({
  safeParse: (value) => (isLike(value, example) ? { data: value } : {}),
});

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
