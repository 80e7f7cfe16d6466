import type * as z from "zod/mini";
import { entrySchemas } from "#contract/entry-schemas.ts";
import { entryKinds, kindNames } from "#contract/kinds.ts";

const restored = kindNames.filter((name) => entryKinds[name].isRestored);

/** The kinds of entries that can be imported from Mwezi's exports, by their names there. */
export const ownKinds: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  restored.map((name) => [entryKinds[name].exportedAs, entrySchemas[name]]),
);

export const singles: ReadonlySet<string> = new Set(
  restored
    .map((name) => entryKinds[name])
    .flatMap(({ key, exportedAs }) => (key.length === 0 ? [exportedAs] : [])),
);

export interface Inside {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Inside>>;
    readonly element?: Inside;
    readonly innerType?: Inside;
    readonly in?: Inside;
    readonly options?: readonly Inside[];
  };
}

const insideOf = (schema: z.ZodMiniType) => schema as unknown as Inside;

/** A schema without its wrappers, such as "optional". */
export function plainSchema(schema: Inside | undefined): Inside | undefined {
  const inner = schema?.def.innerType ?? schema?.def.in;
  return inner === undefined ? schema : plainSchema(inner);
}

export const schemaAt = (schema: z.ZodMiniType, path: readonly string[]) =>
  path.reduce<Inside | undefined>(
    (inner, name) =>
      [inner, ...(inner?.def.options ?? []).map(plainSchema)].reduce<Inside | undefined>(
        (found, one) => found ?? plainSchema(one?.def.shape?.[name]),
        undefined,
      ),
    plainSchema(insideOf(schema)),
  );

export const fieldsOf = (schema: z.ZodMiniType): string[] =>
  Object.keys(insideOf(schema).def.shape ?? {});
