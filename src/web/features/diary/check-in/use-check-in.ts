import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { moodScales } from "#contract/entries/check-in.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { createSaveQueue, type SaveState } from "#web/api/save-queue.ts";
import { useDraftState } from "#web/entry/drafts/use-draft-state.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { useSaveCheckIn } from "./api.ts";
import { type CheckIn, needsMoodEntry, needsStressEntry, withServers } from "./view-model.ts";

type Part = "mood" | "stress";

const fieldsOf: Readonly<Record<Part, readonly (keyof CheckIn)[]>> = {
  mood: moodScales,
  stress: ["tags", "sleepQuality", "notes"],
};

const NOTHING: Partial<CheckIn> = {};

const SAVED_SHOWN = 1000;

export interface CheckInSource {
  readonly today: CalendarDay;
  readonly server: CheckIn;
  readonly hasStressEntry: boolean;
}

export function useCheckIn({ today, server, hasStressEntry }: CheckInSource) {
  // Unsaved changes survive the end of a session.
  const [unsaved, setUnsaved] = useDraftState(`check-in.${today}`, NOTHING);
  const [checkIn, setCheckIn] = useState({ ...server, ...unsaved });
  const [state, setState] = useState<SaveState>("resting");
  const showFailure = useFailureToast();
  const { saveMood, saveStress, refresh } = useSaveCheckIn(today);
  // The queue outlives renders: it reads the current state from here when a request leaves.
  const latest = useRef({ checkIn, changed: fieldsIn(unsaved), hasStressEntry });

  const show = (next: CheckIn) => {
    latest.current.checkIn = next;
    setCheckIn(next);
  };
  const send = async (part: Part) => {
    const { checkIn: before, hasStressEntry: hasEntry } = latest.current;
    if (part === "mood" && needsMoodEntry(before)) await saveMood(before);
    if (part === "stress" && needsStressEntry(before, hasEntry)) await saveStress(before);
    const { checkIn: now, changed } = latest.current;
    for (const field of fieldsOf[part]) if (now[field] === before[field]) changed.delete(field);
    setUnsaved(unsavedOf(latest.current));
  };
  const onState = (next: SaveState) => {
    setState(next);
    if (next === "failed") showFailure();
    if (next !== "saving") refresh();
  };
  const [queue] = useState(() => createSaveQueue<Part>({ send, onState }));

  useEffect(() => {
    latest.current.hasStressEntry = hasStressEntry;
    const { checkIn: here, changed } = latest.current;
    const next = withServers(here, server, changed);
    latest.current.checkIn = next;
    setCheckIn(next);
  }, [server, hasStressEntry]);
  useEffect(() => restingAfter(state, setState), [state]);
  useEffect(() => {
    const { changed } = latest.current;
    // Restored after a session ended and the user signed in again.
    if (changed.size > 0) queue.save(...partsOf(changed));
    return () => queue.save(...partsOf(changed));
  }, [queue]);

  return {
    checkIn,
    state,
    save: queue.save,
    change: (fields: Partial<CheckIn>) => {
      for (const field of Object.keys(fields)) latest.current.changed.add(field as keyof CheckIn);
      show({ ...latest.current.checkIn, ...fields });
      setUnsaved(unsavedOf(latest.current));
    },
    saveIfChanged: (field: keyof CheckIn, ...parts: readonly Part[]) => {
      if (latest.current.changed.has(field)) queue.save(...parts);
    },
  };
}

function restingAfter(state: SaveState, setState: (state: SaveState) => void) {
  if (state !== "saved") return undefined;
  const timer = setTimeout(() => setState("resting"), SAVED_SHOWN);
  return () => clearTimeout(timer);
}

const fieldsIn = (fields: Partial<CheckIn>) => new Set(Object.keys(fields) as (keyof CheckIn)[]);

function unsavedOf({
  checkIn,
  changed,
}: {
  readonly checkIn: CheckIn;
  readonly changed: ReadonlySet<keyof CheckIn>;
}): Partial<CheckIn> {
  if (changed.size === 0) return NOTHING;
  return Object.fromEntries([...changed].map((field) => [field, checkIn[field]]));
}

/** Including text still being typed or a slider still held when the page is left. */
const partsOf = (changed: ReadonlySet<keyof CheckIn>): readonly Part[] =>
  (["mood", "stress"] as const).filter((part) =>
    fieldsOf[part].some((field) => changed.has(field)),
  );

function useFailureToast() {
  const { t } = useLingui();
  return () =>
    showToast({
      title: t`Error`,
      description: t`Failed to save mood check-in. Please try again.`,
      variant: "destructive",
    });
}
