type Defined<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], undefined> };
type Present<Fields> = { [Field in keyof Fields]: NonNullable<Fields[Field]> };

export function withoutUndefined<Fields extends object>(fields: Fields): Defined<Fields> {
  return pickFields(fields, (value) => value !== undefined) as Defined<Fields>;
}

export function withoutGaps<Fields extends object>(fields: Fields): Present<Fields> {
  return pickFields(fields, (value) => value !== undefined && value !== null) as Present<Fields>;
}

const pickFields = (fields: object, isIncluded: (value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isIncluded(value)));
