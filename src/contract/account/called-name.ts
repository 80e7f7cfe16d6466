import type { Setup } from "./setup.ts";

/**
 * What she wants to be called: the name she gave the setup wizard, else the one of her account.
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
