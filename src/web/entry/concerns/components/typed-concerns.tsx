import { useEffect, useRef } from "react";
import type { ConcernFact } from "#domain/concerns/engine/concern.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import type { Write } from "#web/api/writes.ts";
import { concernsOfTyped } from "../saved-story.ts";
import { ConcernCard } from "./concern-card.tsx";

interface TypedConcernsProps {
  readonly typed: Write;
  readonly fact: ConcernFact;
  readonly today: CalendarDay;
}

export function TypedConcerns({ typed, fact, today }: TypedConcernsProps) {
  const concerns = concernsOfTyped(typed, fact, useQueryClient(), today);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={place} className="grid scroll-mb-48 gap-3 empty:hidden">
      {concerns.map((concern) => (
        <ConcernCard key={`${concern.key} ${concern.subject}`} concern={concern} isBrief />
      ))}
    </div>
  );
}
