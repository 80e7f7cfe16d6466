import fc from "fast-check";
import * as z from "zod/mini";

interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

export function anyInput(schema: z.ZodMiniType, name: string): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  return anyOf(shape, name);
}

const anyDay = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyWords = fc.oneof(
  fc.constantFrom(
    ..."|  |\u00a0|a\u00a0b|\ufeff|Ẹ káàárọ̀ 🌙|مرحبا|=1+1|-2|two\nlines|a,b;c|\"'|µg/L|2026-01-01|yes".split(
      "|",
    ),
  ),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

function anyOf(shape: Shape, name: string): fc.Arbitrary<unknown> {
  const forms = shape.anyOf ?? shape.oneOf;
  if (forms) return fc.oneof(...forms.map((form) => anyOf(form, name)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.properties) return anyObject(shape, name);
  if (typeof shape.type === "object") {
    return fc.oneof(...shape.type.map((type) => anyOf({ ...shape, type }, name)));
  }
  if (shape.items) {
    const { minItems = 0, maxItems = 3 } = shape;
    const bounds = { minLength: minItems, maxLength: Math.min(maxItems, 10), size: "max" } as const;
    return fc.array(anyOf(shape.items, name), bounds);
  }
  const { minimum = 0, maximum = 1_000_000 } = shape;
  if (shape.type === "integer") {
    return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  }
  if (shape.type === "number") return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type === "null") return fc.constant(null);
  return anyText(shape, name);
}

/** Matches a field of days by its name or, in a table of days, by the table's name. */
const DAY_NAME = /da(te|y)$|\.seen\./i;

const TIME_NAME = /\.time$|\.quiet\.(from|to)$/;

const anyTime = fc
  .nat({ max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));

function anyText({ format }: Shape, name: string): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return anyDay.map((day) => `${day}T08:00:00Z`);
  if (TIME_NAME.test(name)) return anyTime;
  return DAY_NAME.test(name) ? anyDay : anyWords;
}

function anyObject({ properties = {}, required = [] }: Shape, path: string): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) {
    fields[name] = anyOf(field, `${path}.${name}`);
  }
  return fc.record(fields, { requiredKeys: [...required] });
}
