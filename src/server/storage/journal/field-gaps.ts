type Said<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], undefined> };
type Filled<Fields> = { [Field in keyof Fields]: NonNullable<Fields[Field]> };

/** Fields of a change that were sent: one left out keeps what stands. */
export function withoutUndefined<Fields extends object>(fields: Fields): Said<Fields> {
  return kept(fields, (value) => value !== undefined) as Said<Fields>;
}

/** Neither `null` nor an absent value is stored: a field she did not fill in is not there. */
export function withoutGaps<Fields extends object>(fields: Fields): Filled<Fields> {
  return kept(fields, (value) => value !== undefined && value !== null) as Filled<Fields>;
}

const kept = (fields: object, isKept: (value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isKept(value)));
