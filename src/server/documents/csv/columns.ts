import * as z from "zod/mini";

interface JsonSchema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

export interface Column {
  readonly path: string;
  readonly scale: string;
  readonly head: string;
  /** A rating of 1–5, written out of 10 as in the day record. */
  readonly isOfFive: boolean;
}

export function columnsOf(schema: z.ZodMiniType): Column[] {
  const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  const columns = fieldsOf(json as JsonSchema, "");
  return [...new Map(columns.map((column) => [column.path, column])).values()];
}

/** Maximum values of ratings; whole numbers with other bounds are counts. */
const RATINGS_END_AT = [4, 10];

const isOfFive = ({ type, minimum, maximum }: JsonSchema) =>
  type === "integer" && minimum === 1 && maximum === 5;

function scaleOf(schema: JsonSchema): string {
  const { type, minimum, maximum = 0 } = schema;
  if (isOfFive(schema)) return " (0-10)";
  const isRating = type === "integer" && RATINGS_END_AT.includes(maximum);
  return isRating ? ` (${minimum}-${maximum})` : "";
}

function fieldsOf(schema: JsonSchema, path: string): Column[] {
  const forms = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const fields = forms.flatMap((form) => Object.entries(form.properties ?? {}));
  if (fields.length === 0) {
    const scale = scaleOf(schema);
    return [{ path, scale, head: path + scale, isOfFive: isOfFive(schema) }];
  }
  return fields.flatMap(([name, field]) => fieldsOf(field, path === "" ? name : `${path}.${name}`));
}
