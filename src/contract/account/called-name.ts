import type { Setup } from "./setup.ts";

/**
 * Returns the name to address the user by: from the setup wizard, else the account's.
 * @example calledName({ name: "Thandi Mokoena", setup: null }) // "Thandi Mokoena"
 */
export function calledName({
  name,
  setup,
}: {
  readonly name: string;
  readonly setup: Setup | null;
}): string {
  return setup?.firstName ?? name;
}
