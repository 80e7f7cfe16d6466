import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { moodScales } from "#contract/check-in.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { createSaveQueue, type SaveState } from "#web/api/save-queue.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveCheckIn } from "./api.ts";
import { type CheckIn, needsMoodEntry, needsStressEntry, withServers } from "./view-model.ts";

type Part = "mood" | "stress";

const fieldsOf: Readonly<Record<Part, readonly (keyof CheckIn)[]>> = {
  mood: moodScales,
  stress: ["tags", "sleepQuality", "notes"],
};

/** 'Saved' shows for so long, in milliseconds. */
const SAVED_SHOWN = 1000;

interface CheckInSource {
  readonly today: CalendarDay;
  /** The day as the server has it. */
  readonly server: CheckIn;
  readonly hasStressEntry: boolean;
}

/** The check-in on the screen: changed at once, saved in order, and following other tabs. */
export function useCheckIn({ today, server, hasStressEntry }: CheckInSource) {
  const [checkIn, setCheckIn] = useState(server);
  const [state, setState] = useState<SaveState>("resting");
  const showFailure = useFailureToast();
  const { saveMood, saveStress, refresh } = useSaveCheckIn(today);
  // The queue outlives renders: it looks here for what is true when a request leaves.
  const latest = useRef({ checkIn, changed: new Set<keyof CheckIn>(), hasStressEntry });

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
  useEffect(() => {
    if (state !== "saved") return;
    const timer = setTimeout(setState, SAVED_SHOWN, "resting");
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => saveWhenLeaving(latest.current.changed, queue.save), [queue]);

  return {
    checkIn,
    state,
    save: queue.save,
    change: (fields: Partial<CheckIn>) => {
      for (const field of Object.keys(fields)) latest.current.changed.add(field as keyof CheckIn);
      show({ ...latest.current.checkIn, ...fields });
    },
    saveIfChanged: (field: keyof CheckIn, part: Part) => {
      if (latest.current.changed.has(field)) queue.save(part);
    },
  };
}

/** Words typed but not left, or a slider still held, when the page is left. */
function saveWhenLeaving(
  changed: ReadonlySet<keyof CheckIn>,
  save: (...parts: readonly Part[]) => void,
) {
  return () => {
    const parts = (["mood", "stress"] as const).filter((part) =>
      fieldsOf[part].some((field) => changed.has(field)),
    );
    save(...parts);
  };
}

function useFailureToast() {
  const { t } = useLingui();
  return () =>
    showToast({
      title: t`Error`,
      description: t`Failed to save mood check-in. Please try again.`,
      variant: "destructive",
    });
}
