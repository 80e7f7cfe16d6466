import type * as z from "zod/mini";
import { entrySchemas } from "#contract/entry-schemas.ts";
import { entryKinds, kindNames } from "#contract/kinds.ts";

const restored = kindNames.filter((name) => entryKinds[name].isRestored);

/** The kinds of entries that can be imported from Mwezi's exports, by their names there. */
export const ownKinds: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  restored.map((name) => [entryKinds[name].exportedAs, entrySchemas[name]]),
);

/** The names of kinds with a single record per account. */
export const singles: ReadonlySet<string> = new Set(
  restored
    .map((name) => entryKinds[name])
    .flatMap(({ key, exportedAs }) => (key.length === 0 ? [exportedAs] : [])),
);

interface WithFields {
  readonly def: { readonly shape?: Readonly<Record<string, unknown>> };
}

/** The field names of a kind. */
export const fieldsOf = (schema: z.ZodMiniType): string[] =>
  Object.keys((schema as unknown as WithFields).def.shape ?? {});
