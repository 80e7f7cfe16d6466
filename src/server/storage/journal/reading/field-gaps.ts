type Defined<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], undefined> };
type Present<Fields> = { [Field in keyof Fields]: NonNullable<Fields[Field]> };

/** Returns the fields of a change that were sent. */
export function withoutUndefined<Fields extends object>(fields: Fields): Defined<Fields> {
  return pickFields(fields, (value) => value !== undefined) as Defined<Fields>;
}

/** Removes `null` and `undefined`, since a field without a value is not stored. */
export function withoutGaps<Fields extends object>(fields: Fields): Present<Fields> {
  return pickFields(fields, (value) => value !== undefined && value !== null) as Present<Fields>;
}

const pickFields = (fields: object, isIncluded: (value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isIncluded(value)));
