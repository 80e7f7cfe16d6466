import * as z from "zod/mini";

/** A file as an answer: what it is called, what it is, and its bytes, whole or as they come. */
export interface FileAnswer {
  /** Plain letters, digits, dots and dashes, with its ending. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/**
 * The response of an endpoint that answers with a file instead of JSON.
 * @example endpoint({ …, response: FileSchema }) // route() sends it with its name and type
 */
export const FileSchema = z.custom<FileAnswer>();
