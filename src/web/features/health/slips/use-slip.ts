import { useState } from "react";
import type { LabResult } from "#contract/entries/labs.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { readPdf } from "#web/entry/read-pdf.ts";
import { UnreadablePdf, type WhyUnreadablePdf } from "#web/readers/pdf/unreadable-pdf.ts";
import { unitWritten } from "#web/readers/slips/numbers.ts";
import { type FoundResult, readSlip, type Slip } from "#web/readers/slips/read-slip.ts";
import { bodyOf } from "../labs/form.ts";
import type { Proposal } from "../labs/use-result-form.ts";
import { draftOfFound } from "./form.ts";

export type FoundState = "to-check" | "saved" | "skipped" | "there";

interface SlipProps {
  readonly results: readonly LabResult[];
  readonly today: CalendarDay;
}

export function useSlip({ results, today }: SlipProps) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const [why, setWhy] = useState<WhyUnreadablePdf | null>(null);
  const [date, setDate] = useState("");
  const [states, setStates] = useState<readonly FoundState[]>([]);
  const [place, setPlace] = useState<number | null>(null);

  const readText = (text: string) => {
    const read = readSlip(text, today);
    setWhy(null);
    setSlip(read);
    setDate(read.taken ?? "");
    setStates(read.results.map(() => "to-check"));
  };
  const draftOf = (found: FoundResult) =>
    draftOfFound(found, { date, laboratory: slip?.laboratory ?? "" });
  const stateAt = (at: number): FoundState => {
    const [found, state = "to-check"] = [slip?.results[at], states[at]];
    return state === "to-check" && found && isAmong(draftOf(found), results) ? "there" : state;
  };
  const toCheck = (from: number, now = states) =>
    now.findIndex((state, at) => at >= from && state === "to-check" && stateAt(at) !== "there");
  const settle = (at: number, state: FoundState) => {
    const now = states.with(at, state);
    setStates(now);
    const next = toCheck(at + 1, now);
    setPlace(next < 0 ? null : next);
  };
  const found = place === null ? undefined : slip?.results[place];
  const proposal: Proposal | null =
    place === null || found === undefined
      ? null
      : {
          draft: draftOf(found),
          line: found.line,
          readings: found.readings,
          unitOf: unitWritten,
          place: place + 1,
          count: states.length,
          onSaved: () => settle(place, "saved"),
          onSkip: () => settle(place, "skipped"),
        };
  return {
    slip,
    why,
    date,
    setDate,
    proposal,
    readText,
    stateAt,
    isOpen: toCheck(0) >= 0,
    check: () => setPlace(toCheck(0)),
    pause: () => setPlace(null),
    startOver: () => setSlip(null),
    readPdf: async (file: File) => {
      try {
        readText(await readPdf(file));
      } catch (error) {
        setWhy(error instanceof UnreadablePdf ? error.why : "broken");
      }
    },
  };
}

function isAmong(draft: ReturnType<typeof draftOfFound>, results: readonly LabResult[]): boolean {
  const { test, date, value, unit } = bodyOf(draft);
  return results.some(
    (result) =>
      result.test === test &&
      result.date === date &&
      result.value === value &&
      result.unit === unit,
  );
}
