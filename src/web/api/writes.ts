import type { ApiPath } from "#contract/kernel/endpoint.ts";
import { channel } from "./channel.ts";

/** A write with the server's answer, or as it was typed if no answer came. */
export interface Write {
  readonly path: ApiPath;
  readonly entry: unknown;
}

export const { follow: followWrites, announce: announceWrite } = channel<Write>();

export interface Submission {
  /** The endpoint's path, or the key of a local setting. */
  readonly place: string;
  readonly entry: unknown;
}

export const { follow: followSubmissions, announce: announceSubmission } = channel<Submission>();
