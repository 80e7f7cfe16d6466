import type { MessageDescriptor } from "@lingui/core";

/** The words for each of a closed list. */
export type Labels<Key extends PropertyKey> = Readonly<Record<Key, MessageDescriptor>>;
