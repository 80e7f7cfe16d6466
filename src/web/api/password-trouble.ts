import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { troubleOf } from "./trouble.ts";
import { wordsOf } from "./trouble-words.ts";

interface PasswordTrouble {
  /** Belongs to the password's field. */
  readonly error?: MessageDescriptor;
  /** Belongs to the whole form. */
  readonly trouble?: MessageDescriptor;
}

/** What a refused call that asked for nothing but her password means, and where to say it. */
export function passwordTrouble(failure: Error | null): PasswordTrouble {
  if (failure === null) return {};
  const trouble = troubleOf(failure);
  const isPassword = trouble.kind === "wrong-password" || trouble.kind === "fields";
  return isPassword ? { error: msg`The password does not match.` } : { trouble: wordsOf(trouble) };
}
