import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import {
  type ErrorCode,
  ProblemSchema,
  statusOfError,
  titleOfError,
} from "#contract/kernel/errors.ts";
import { FileSchema } from "#contract/kernel/files.ts";

type Json = Record<string, unknown>;

const EVERY_ENDPOINT: readonly ErrorCode[] = ["internal", "not_saved", "unavailable"];

/** Serves the OpenAPI document, which is generated once, on its first request. */
export function descriptionRoute(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  release: string,
): void {
  let description: string | null = null;
  app.get("/api/openapi.json", async (_, reply) => {
    description ??= JSON.stringify(describeApi(endpoints, release));
    return reply.type("application/json").send(description);
  });
}

/** Returns the OpenAPI 3.1 document of the contract. */
function describeApi(endpoints: readonly Endpoint[], release: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Mwezi",
      version: release,
      license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Problem: toJsonSchema(ProblemSchema) },
    },
  };
}

function describeOperation(endpoint: Endpoint): Json {
  const { body, bytes } = endpoint.request;
  const query = describeParameters(endpoint.request.query, "query");
  const isPaged = query.some(({ name }) => name === "limit");
  return {
    summary: endpoint.summary,
    operationId: endpoint.method.toLowerCase() + wordsOf(endpoint.path).map(capitalised).join(""),
    security: endpoint.access === "session" ? [{ bearer: [] }] : [],
    parameters: [
      ...describeParameters(endpoint.request.params, "path"),
      ...query,
      ...describeParameters(endpoint.request.headers, "header"),
      ...(endpoint.entry ? preconditions(endpoint) : []),
    ],
    ...(body && { requestBody: { required: true, ...jsonContent(toJsonSchema(body)) } }),
    ...(bytes && { requestBody: { required: true, content: { [bytes.type]: {} } } }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(isPaged && { headers: { Link: nextPageHeader } }),
        ...describeAnswer(endpoint.response),
      },
      ...describeErrors(endpoint),
    },
  };
}

const nextPageHeader = {
  description:
    'With `limit`, where there is more: <address of the next page>; rel="next". A page ends with a whole day, so it can be longer than the limit.',
  schema: { type: "string" },
};

const wordsOf = (path: string) => path.split(/\W+/);
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function describeAnswer(response: Endpoint["response"]): Json {
  if (!response) return {};
  if (response === FileSchema) return { content: { "*/*": {} } };
  return jsonContent(toJsonSchema(response));
}

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
    schema: property,
  }));
}

function preconditions({ method }: Endpoint): Json[] {
  const header = (name: string, description: string, schema: Json) => ({
    ...{ name, in: "header", required: false, description, schema },
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
    ...(endpoint.access === "session" ? (["not_signed_in"] as const) : []),
    ...(bytes ? (["malformed_request", "body_too_large"] as const) : []),
    ...(body ? (["malformed_request", "invalid_input", "body_too_large"] as const) : []),
    ...(params ? (["not_found"] as const) : []),
    ...(endpoint.entry ? (["conflict", "invalid_input"] as const) : []),
    ...EVERY_ENDPOINT,
  ];
  const byStatus = groupByStatus(codes);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, titles]) => [
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

const jsonContent = (schema: Json): Json => ({ content: { "application/json": { schema } } });

function toJsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return rest;
}
