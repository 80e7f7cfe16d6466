import type { MessageDescriptor } from "@lingui/core";

export type Labels<Key extends PropertyKey> = Readonly<Record<Key, MessageDescriptor>>;
