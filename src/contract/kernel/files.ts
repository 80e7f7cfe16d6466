import * as z from "zod/mini";

export interface FileAnswer {
  /** ASCII letters, digits, dots and dashes, with the extension. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** The compression of `bytes`; they are decompressed for clients that do not accept it. */
  readonly encoding?: "gzip";
}

const mediaTypes = new WeakMap<object, readonly string[]>();

/**
 * The response of an endpoint that answers with a file instead of JSON, by its media types.
 * @example endpoint({ …, response: fileOf("application/pdf") }) // route() sends it with its name
 */
export function fileOf(...types: readonly string[]) {
  const schema = z.custom<FileAnswer>();
  mediaTypes.set(schema, types);
  return schema;
}

/** The media types of a file response; `null` for JSON or no body. */
export const mediaTypesOf = (response: object | null): readonly string[] | null =>
  (response && mediaTypes.get(response)) ?? null;
