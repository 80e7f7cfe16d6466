import * as z from "zod/mini";

/** A file as an answer: name, media type, and bytes or a stream. */
export interface FileAnswer {
  /** ASCII letters, digits, dots and dashes, with the extension. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** How `bytes` are compressed; whoever does not take it so gets them plain. */
  readonly encoding?: "gzip";
}

/**
 * The response of an endpoint that answers with a file instead of JSON.
 * @example endpoint({ …, response: FileSchema }) // route() sends it with its name and type
 */
export const FileSchema = z.custom<FileAnswer>();
