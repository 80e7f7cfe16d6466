import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ImportBodySchema } from "#contract/account/imports.ts";
import { endpoints } from "#contract/endpoints.ts";
import { importedKinds } from "#server/features/imports/rules.ts";
import { collections } from "#server/storage/journal/collections.ts";
import { schemasIn } from "#server/testing/schemas-in.ts";

type Schema = z.core.$ZodType;

const requests = endpoints.flatMap(({ method, path, request }) =>
  (["params", "query", "headers", "body"] as const).flatMap((part) => {
    const schema = request[part];
    return schema ? [...textsIn(schema, `${method} ${path} ${part}`)] : [];
  }),
);
const imported = (["profile", ...importedKinds] as const).flatMap((kind) =>
  textsIn(collections[kind].schema, `import of ${kind}`),
);

function textsIn(schema: Schema, place: string): [place: string, schema: Schema][] {
  return [...schemasIn(schema, place)]
    .filter(([inner]) => defOf(inner).type === "string")
    .map(([inner, path]) => [path, inner]);
}

// `$ZodTypes` is the union of all schemas; `$ZodType` itself hides `def`.
function defOf(schema: Schema) {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function eagerOf(schema: Schema): string | null {
  const def = defOf(schema);
  if ("format" in def) return `the format ${def.format}`;
  const check = def.checks?.[0]?._zod.def;
  if (check?.check !== "max_length") return check?.check ?? "no limit at all";
  return "abort" in check && check.abort ? null : "a limit that does not stop";
}

it.each([...requests, ...textsIn(ImportBodySchema, "import")])(
  "%s limits its length before any other check",
  (_, schema) => expect(eagerOf(schema)).toBeNull(),
);

it.each(imported)("%s limits its length or has no other check", (_, schema) => {
  expect([null, "no limit at all"]).toContain(eagerOf(schema));
});

it.each([
  ["the format email", z.email()],
  ["the format uuid", z.uuid().check(z.maxLength(50, { abort: true }))],
  [
    "custom",
    z.string().check(
      z.refine(() => true),
      z.maxLength(5, { abort: true }),
    ),
  ],
  ["overwrite", z.string().check(z.trim(), z.maxLength(5, { abort: true }))],
  ["a limit that does not stop", z.string().check(z.maxLength(5), z.regex(/a/))],
  ["no limit at all", z.string()],
  [null, z.string().check(z.maxLength(5, { abort: true }), z.email())],
])("a text that is checked by %s before its length is detected", (eager, schema) => {
  expect(eagerOf(schema)).toBe(eager);
});

it("a text that is too long reaches no pattern", () => {
  let looks = 0;
  const look = z.refine(() => {
    looks += 1;
    return true;
  });
  const schema = z.string().check(z.maxLength(5, { abort: true }), look);
  expect([schema.safeParse("123456").success, looks]).toEqual([false, 0]);
  expect([schema.safeParse("12345").success, looks]).toEqual([true, 1]);
});
