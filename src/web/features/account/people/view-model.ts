import { oneOf } from "#web/api/like.ts";
import { PEOPLE } from "#web/boot/people-key.ts";
import { storedValue } from "#web/entry/stored-value.ts";

export const beads = ["red", "gold", "green", "violet", "clay"] as const;
export type Bead = (typeof beads)[number];

/** An account remembered on this device, by nothing but a bead. */
export interface Person {
  readonly id: string;
  readonly bead: Bead;
}

const beadShape = oneOf(...beads);

export const people = storedValue<readonly Person[]>(PEOPLE, {
  safeParse: (value) => (Array.isArray(value) ? { data: value.filter(isPerson) } : {}),
});

const isPerson = (value: Partial<Person> | null): value is Person =>
  typeof value?.id === "string" && beadShape.safeParse(value.bead).data !== undefined;

export const isRemembered = (id: string): boolean =>
  (people.read() ?? []).some((person) => person.id === id);

export const freeBeads = (all: readonly Person[], id: string): readonly Bead[] =>
  beads.filter((bead) => !all.some((person) => person.bead === bead && person.id !== id));

export const without = (all: readonly Person[], id: string): readonly Person[] | null => {
  const others = all.filter((person) => person.id !== id);
  return others.length === 0 ? null : others;
};
