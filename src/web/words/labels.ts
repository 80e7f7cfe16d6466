import type { MessageDescriptor } from "@lingui/core";

/** A label for each value of an enum. */
export type Labels<Key extends PropertyKey> = Readonly<Record<Key, MessageDescriptor>>;
