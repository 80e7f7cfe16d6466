import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const levelWords: readonly MessageDescriptor[] = [
  msg`very low`,
  msg`low`,
  msg`moderate`,
  msg`high`,
  msg`very high`,
];

export function wordsOfLevel(level: number): MessageDescriptor {
  return levelWords[level - 1] ?? msg`moderate`;
}
