import * as z from "zod/mini";

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/**
 * The columns of a kind of entry, from its schema: one for each field, and one for each field of a
 * nested object, such as `bloodPressure.systolic`. A list has one.
 */
export function columnsOf(schema: z.ZodMiniType): string[] {
  const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return [...new Set(pathsOf(json as JsonSchema, ""))];
}

function pathsOf(schema: JsonSchema, path: string): string[] {
  const forms = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const fields = forms.flatMap((form) => Object.entries(form.properties ?? {}));
  if (fields.length === 0) return [path];
  return fields.flatMap(([name, field]) => pathsOf(field, path === "" ? name : `${path}.${name}`));
}
