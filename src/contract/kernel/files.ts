import * as z from "zod/mini";

/** A file response: name, media type, and bytes or a stream. */
export interface FileAnswer {
  /** ASCII letters, digits, dots and dashes, with the extension. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** The compression of `bytes`; they are decompressed for clients that do not accept it. */
  readonly encoding?: "gzip";
}

/**
 * The response of an endpoint that answers with a file instead of JSON.
 * @example endpoint({ …, response: FileSchema }) // route() sends it with its name and type
 */
export const FileSchema = z.custom<FileAnswer>();
