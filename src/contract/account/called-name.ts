import type { Setup } from "./setup.ts";

/**
 * From the setup wizard, else the account's.
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
