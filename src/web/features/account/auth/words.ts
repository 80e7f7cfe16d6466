import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { FieldProblem } from "./view-model.ts";

export const problemWords: Labels<FieldProblem> = {
  "not-a-sign-in": msg`Enter an email address like name@example.org, or your three words.`,
  missing: msg`Fill in this field.`,
  "not-an-email": msg`Enter an email address like name@example.org.`,
  "too-short": msg`Use at least 6 characters.`,
};
