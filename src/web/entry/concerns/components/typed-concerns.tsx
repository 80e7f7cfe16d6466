import { useQueryClient } from "@tanstack/react-query";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { ConcernFact } from "#domain/concerns/concern.ts";
import type { Write } from "#web/api/writes.ts";
import { concernsOfTyped } from "../saved-story.ts";
import { ConcernCard } from "./concern-card.tsx";

interface TypedConcernsProps {
  /** What would be written. */
  readonly typed: Write;
  /** The value that is asked about. */
  readonly fact: ConcernFact;
  readonly today: CalendarDay;
}

/** What the list of concerns would say of a value, before it is saved. */
export function TypedConcerns({ typed, fact, today }: TypedConcernsProps) {
  const concerns = concernsOfTyped(typed, fact, useQueryClient(), today);
  return concerns.map((concern) => (
    <ConcernCard key={`${concern.key} ${concern.subject}`} concern={concern} isBrief />
  ));
}
