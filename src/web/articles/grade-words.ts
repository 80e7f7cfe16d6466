import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Grade } from "./grades.ts";

export const gradeWords: Readonly<Record<Grade, MessageDescriptor>> = {
  strong: msg`strong evidence`,
  some: msg`some evidence`,
  little: msg`sensible, little studied`,
  none: msg`not supported`,
};
