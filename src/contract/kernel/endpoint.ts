import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

type Schema = z.ZodMiniType;

/** Limits for JSON, besides its size in bytes. */
export interface JsonBounds {
  /** Maximum nesting of objects and lists. */
  readonly depth: number;
  /** Maximum members of an object or list by its depth; the outermost has depth 1. */
  readonly width: (depth: number) => number;
  /** Maximum members of all objects and lists; an empty one counts as one. */
  readonly members: number;
}

/** A raw body: a file, or JSON too large for the main thread to parse. */
export type BytesShape = { readonly maxBytes: number } & (
  | { readonly type: "application/octet-stream" }
  | { readonly type: "application/json"; readonly bounds: JsonBounds }
);

export interface RequestShape {
  readonly params?: Schema;
  readonly query?: Schema;
  /** Text sent beside a raw body, percent-encoded in a header: proxies and browsers log URLs. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly bytes?: BytesShape;
}

type Access = "public" | "session";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Path parameters are written in braces: `/api/cycles/{id}`. */
export type ApiPath = `/api/${string}`;

export interface Endpoint<
  Request extends RequestShape = RequestShape,
  Response extends Schema | null = Schema | null,
  Who extends Access = Access,
  Entry extends Schema | null = Schema | null,
  Verb extends Method = Method,
  Path extends string = ApiPath,
> {
  readonly method: Verb;
  readonly path: Path;
  /** `session` needs a bearer token; `public` ignores one. */
  readonly access: Who;
  readonly summary: string;
  readonly request: Request;
  readonly status: 200 | 201 | 204;
  /** `null` for a response without a body. */
  readonly response: Response;
  /** The entry written: the call takes `If-Match`, and its 412 includes the current entry. */
  readonly entry: Entry;
  /** Codes this endpoint can return beyond the common ones. */
  readonly errors: readonly ErrorCode[];
}

type InputOf<Part> = Part extends Schema ? z.input<Part> : never;

/** The caller's view: schema inputs, before parsing. A query may always be omitted. */
export type RequestInput<E extends Endpoint> = {
  [Part in Exclude<keyof E["request"], "query">]: Part extends "bytes"
    ? Blob
    : InputOf<E["request"][Part]>;
} & { [Part in Extract<keyof E["request"], "query">]?: InputOf<E["request"][Part]> };

/** The server's view: schema outputs, after parsing. */
export type RequestData<E extends Endpoint> = {
  [Part in keyof E["request"]]: E["request"][Part] extends Schema
    ? z.output<E["request"][Part]>
    : E["request"][Part] extends BytesShape
      ? Uint8Array
      : never;
};

export type ResponseData<E extends Endpoint> = E["response"] extends Schema
  ? z.output<E["response"]>
  : null;

interface Definition<
  Request extends RequestShape,
  Response extends Schema | null,
  Who extends Access,
  Entry extends Schema | null,
  Verb extends Method,
  Path extends string,
> {
  readonly method: Verb;
  readonly path: Path;
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
  readonly access?: Who;
  readonly status?: Endpoint["status"];
  readonly entry?: Entry;
  readonly errors?: readonly ErrorCode[];
}

/**
 * Implemented by the server with `route()`, called by the web by method and path, and described in
 * the OpenAPI document.
 */
export function endpoint<
  Request extends RequestShape,
  Response extends Schema | null,
  const Verb extends Method,
  const Path extends string,
  Who extends Access = "session",
  Entry extends Schema | null = null,
>(
  definition: Definition<Request, Response, Who, Entry, Verb, Path>,
): Endpoint<Request, Response, Who, Entry, Verb, Path> {
  return {
    ...definition,
    access: definition.access ?? ("session" as Who),
    entry: definition.entry ?? (null as Entry),
    status: definition.status ?? (definition.response === null ? 204 : 200),
    errors: definition.errors ?? [],
  };
}
