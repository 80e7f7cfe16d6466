import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { FieldProblemSchema } from "#contract/kernel/errors.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const StrictProblemSchema = z.strictObject({
  ...FieldProblemSchema.shape,
  params: z.optional(z.strictObject(FieldProblemSchema.shape.params.def.innerType.shape)),
});

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
}

const jsonSchemaOf = (schema: z.ZodMiniType | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema) : {};

const SECRET = "a-word-of-hers";
/** Each value is wrong for most fields; no field accepts all of them. */
const bad: Readonly<Record<string, unknown>> = {
  "left empty": null,
  "an empty text": "",
  "another text": SECRET,
  "a text that is too long": SECRET.repeat(150),
  "a text that cannot be shown": `${SECRET}\u0000`,
  "a number far too low": -987_654_321,
  "a number far too high": 987_654_321,
  "a number with decimals": 987_654.321,
  "yes or no": false,
  "a list": Array(60).fill(SECRET),
  "an object": { unheardOf: SECRET },
};

function spoilt({ properties, items, oneOf }: JsonSchema, value: unknown): unknown {
  if (properties) return spoiltFields(properties, (schema) => spoilt(schema, value));
  if (items) return [spoilt(items, value)];
  const richest = oneOf?.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  return richest ? { ...(spoilt(richest, value) as object), ...constants(richest) } : value;
}

const sizeOf = ({ properties = {} }: JsonSchema) => Object.keys(properties).length;

const constants = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      schema.const === undefined ? [] : [[name, schema.const]],
    ),
  );

const spoiltFields = (
  properties: Readonly<Record<string, JsonSchema>>,
  spoil: (schema: JsonSchema) => unknown,
) => Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, spoil(schema)]));

function badBodiesOf(endpoint: Endpoint): object[] {
  const schema = jsonSchemaOf(endpoint.request.body);
  const { properties = {} } = schema;
  const bodies = Object.values(bad).flatMap((value) => [
    spoiltFields(properties, () => value),
    spoilt(schema, value) as object,
  ]);
  return [{}, { unheardOf: SECRET }, ...bodies];
}

const name = ({ method, path }: Endpoint) => `${method} ${path}`;
const withBody = endpoints.filter(({ request }) => request.body);
const withQuery = endpoints.filter(({ request }) => request.query);

describe("a rejected field", () => {
  let test: TestApp;
  let client: Client;

  beforeAll(async () => {
    test = await createTestApp("sqlite");
    client = await test.register();
  });

  afterAll(() => test.close());

  function refusedIn(answer: { statusCode: number; body: string }): string[] {
    expect(answer.statusCode).not.toBe(413);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(new RegExp(`${SECRET}|98765|"message"`));
    if (answer.statusCode !== 422) return [];
    const fields = z.array(StrictProblemSchema).parse(JSON.parse(answer.body).fields);
    expect(fields).not.toHaveLength(0);
    expect(fields.filter(({ code }) => code === "wrong_value")).toEqual([]);
    return fields.map(({ field }) => field);
  }

  it.each(withBody.map((endpoint) => [name(endpoint), endpoint] as const))(
    "in the body of %s has a code, without a sentence or the value",
    async (_, endpoint) => {
      const refused = new Set<string>();
      const url = endpoint.path
        .replace("{date}", "2026-11-18")
        .replace("{id}", crypto.randomUUID());
      for (const body of badBodiesOf(endpoint)) {
        const answer = await client.send(endpoint.method, url, { body });
        for (const field of refusedIn(answer)) refused.add(field.replace(/\..*/, ""));
      }
      const { properties = {} } = jsonSchemaOf(endpoint.request.body);
      expect([...refused]).toEqual(
        expect.arrayContaining(["unheardOf", ...Object.keys(properties)]),
      );
    },
  );

  it.each(withQuery.map((endpoint) => [name(endpoint), endpoint] as const))(
    "in the query of %s has a code, without a sentence or the value",
    async (_, endpoint) => {
      const { properties = {} } = jsonSchemaOf(endpoint.request.query);
      const query = new URLSearchParams(
        Object.keys({ ...properties, unheardOf: "" }).map((field) => [field, SECRET]),
      );
      const answer = await client.send(endpoint.method, `${endpoint.path}?${query}`);
      expect(refusedIn(answer)).toEqual(
        expect.arrayContaining(["unheardOf", ...Object.keys(properties)]),
      );
    },
  );
});
