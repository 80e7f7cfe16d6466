import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { tokenKindOf } from "#contract/account/access-tokens.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import {
  type ErrorCode,
  ProblemSchema,
  statusOfError,
  titleOfError,
} from "#contract/kernel/errors.ts";
import { DayOrInstantSchema, DaySchema } from "#contract/kernel/fields.ts";
import { mediaTypesOf } from "#contract/kernel/files.ts";
import type { ContractNotes } from "#server/build.ts";

type Json = Record<string, unknown>;

const OF_A_BODY: readonly ErrorCode[] = [
  "malformed_request",
  "unsupported_media_type",
  "invalid_input",
  "body_too_large",
];
const EVERY_ENDPOINT: readonly ErrorCode[] = ["internal", "not_saved", "unavailable"];

export function descriptionRoute(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  release: string,
  readNotes: () => ContractNotes,
): void {
  let description: string | null = null;
  app.get("/api/openapi.json", async (_, reply) => {
    description ??= JSON.stringify(describeApi(endpoints, release, readNotes()));
    return reply.type("application/json").send(description);
  });
}

function describeApi(endpoints: readonly Endpoint[], release: string, notes: ContractNotes): Json {
  const named: Record<string, Json> = { Problem: toJsonSchema(ProblemSchema) };
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) nameEntry(endpoint);
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint, named, notes),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Mwezi",
      version: release,
      description: ABOUT,
      contact: { name: "The operator of this server" },
      license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(endpoints.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of a sign-in." },
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "mwezi_…",
          description: "A token for scripts, for the kinds of entries it was made for.",
        },
      },
      schemas: named,
    },
  };
}

const ABOUT =
  "Every call but those without security needs the bearer token of a sign-in; a script can use an access token on the calls of entries. A problem's `code` is stable; days are YYYY-MM-DD in the zone of the `Time-Zone` header.";

/** @example tagOf({ path: "/api/account/export/fhir" }) // "account" */
const tagOf = ({ path }: Pick<Endpoint, "path">) => path.split("/")[2] ?? "";

function describeOperation(
  endpoint: Endpoint,
  named: Record<string, Json>,
  notes: ContractNotes,
): Json {
  const { body, bytes } = endpoint.request;
  const note = notes[`${endpoint.method} ${endpoint.path}`];
  const query = describeParameters(endpoint.request.query, "query");
  const isPaged = query.some(({ name }) => name === "limit");
  return {
    summary: endpoint.summary,
    description: `${note?.description ?? `${endpoint.summary}.`}${describeScope(endpoint)}`,
    tags: [tagOf(endpoint)],
    operationId: endpoint.method.toLowerCase() + wordsOf(endpoint.path).map(capitalised).join(""),
    security: describeSecurity(endpoint),
    parameters: [
      ...describeParameters(endpoint.request.params, "path"),
      ...query,
      ...describeParameters(endpoint.request.headers, "header"),
      ...(endpoint.entry ? preconditions(endpoint) : []),
    ],
    ...(body && {
      requestBody: { required: true, ...jsonContent(toJsonSchema(body, named), note?.sent) },
    }),
    ...(bytes && { requestBody: { required: true, content: { [bytes.type]: {} } } }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(isPaged && { headers: { Link: nextPageHeader } }),
        ...describeAnswer(endpoint.response, named, note?.answered),
      },
      ...describeErrors(endpoint),
    },
  };
}

function describeSecurity(endpoint: Endpoint): Json[] {
  if (endpoint.access !== "session") return [];
  return [{ bearer: [] }, ...(tokenKindOf(endpoint) === null ? [] : [{ accessToken: [] }])];
}

/** OpenAPI has scopes for OAuth only. */
function describeScope(endpoint: Endpoint): string {
  const kind = endpoint.access === "session" ? tokenKindOf(endpoint) : null;
  const right = endpoint.method === "GET" ? "read" : "write";
  return kind === null ? "" : ` Access tokens need ${kind}:${right}.`;
}

const nextPageHeader = {
  description:
    'With `limit`, where there is more: <address of the next page>; rel="next". A page ends with a whole day, so it can be longer than the limit.',
  schema: { type: "string" },
};

const wordsOf = (path: string) => path.split(/\W+/);
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function describeAnswer(
  response: Endpoint["response"],
  named: Record<string, Json>,
  example: unknown,
): Json {
  if (!response) return {};
  const types = mediaTypesOf(response);
  if (types) return { content: Object.fromEntries(types.map((type) => [type, {}])) };
  return jsonContent(toJsonSchema(response, named), example);
}

const COUNTS = new Set(["limit", "days"]);

function describeParameters(
  schema: z.ZodMiniType | undefined,
  place: "path" | "query" | "header",
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    // A count is text in the address of a call.
    schema: place === "query" && COUNTS.has(name) ? { type: "integer", minimum: 1 } : property,
  }));
}

function preconditions({ method }: Endpoint): Json[] {
  const header = (name: string, description: string, schema: Json) => ({
    name,
    in: "header",
    required: false,
    description,
    schema,
  });
  const ifMatch = header(
    "If-Match",
    'The revision the entry was read at, such as "12"; "0" for one that was not there.',
    { type: "string", pattern: '^"(0|[1-9][0-9]*)"$' },
  );
  const ifNoneMatch = header("If-None-Match", "* for an entry that is not there yet.", {
    const: "*",
  });
  return method === "POST" ? [ifMatch, ifNoneMatch] : [ifMatch];
}

function describeErrors(endpoint: Endpoint): Json {
  const { body, bytes, params } = endpoint.request;
  const codes: ErrorCode[] = [
    ...endpoint.errors,
    ...(endpoint.access === "session" ? (["not_signed_in", "out_of_scope"] as const) : []),
    ...(bytes ? (["malformed_request", "body_too_large"] as const) : []),
    ...(body ? OF_A_BODY : []),
    ...(tokenKindOf(endpoint) === null ? [] : (["too_many_attempts"] as const)),
    ...(params ? (["not_found"] as const) : []),
    ...(endpoint.entry ? (["conflict", "invalid_input"] as const) : []),
    ...EVERY_ENDPOINT,
  ];
  return Object.fromEntries(
    Object.entries(groupByStatus(codes)).map(([status, titles]) => [
      status,
      {
        description: titles.join("; "),
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        },
      },
    ]),
  );
}

function groupByStatus(codes: readonly ErrorCode[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const code of new Set(codes)) {
    const status = statusOfError[code];
    groups[status] = [...(groups[status] ?? []), titleOfError[code]];
  }
  return groups;
}

const jsonContent = (schema: Json, example?: unknown): Json => ({
  content: { "application/json": { schema, ...(example != null && { example }) } },
});

const entryNames = z.registry<{ readonly id: string }>();

/** Names the entry that a call writes, such as "CyclesEntry", which other answers contain, too. */
function nameEntry(endpoint: Endpoint): void {
  const { entry } = endpoint;
  if (entry === null || entryNames.has(entry)) return;
  const [, , ...words] = wordsOf(endpoint.path.replace(/\/\{\w+\}/g, ""));
  entryNames.add(entry, { id: `${words.map(capitalised).join("")}Entry` });
}

const COMPONENTS = "#/components/schemas/";

function toJsonSchema(schema: z.ZodMiniType, named: Record<string, Json> = {}): Json {
  const {
    $schema: _dialect,
    $defs = {},
    id,
    ...rest
  } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    metadata: entryNames,
    override: ({ zodSchema, jsonSchema }) => describeDay(zodSchema, jsonSchema),
  });
  const text = JSON.stringify({ $defs, rest }).replaceAll("#/$defs/", COMPONENTS);
  const linked: { readonly $defs: Record<string, Json>; readonly rest: Json } = JSON.parse(text);
  for (const [name, { id: _, ...definition }] of Object.entries(linked.$defs)) {
    named[name] = definition;
  }
  if (typeof id !== "string") return linked.rest;
  named[id] = linked.rest;
  return { $ref: COMPONENTS + id };
}

/** The contract checks days with its own code, which JSON Schema can't express. */
function describeDay(zodSchema: unknown, jsonSchema: Json): void {
  if (zodSchema !== DaySchema && zodSchema !== DayOrInstantSchema) return;
  delete jsonSchema.maxLength;
  if (zodSchema === DaySchema) jsonSchema.format = "date";
  else jsonSchema.anyOf = [{ format: "date" }, { format: "date-time" }];
}
