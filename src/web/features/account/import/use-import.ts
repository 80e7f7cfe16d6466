import { useRef, useState } from "react";
import type { FileHistory, LocalClock, WhyUnreadable } from "#web/readers/diary/file-history.ts";
import type { UnclearDates } from "#web/readers/read-file.ts";
import type { Table } from "#web/readers/tables/read-table.ts";
import { type ImportResult, useBringIn } from "./api.ts";
import { whyOf } from "./view-model.ts";

export type Stage =
  | { readonly kind: "choosing"; readonly why: WhyUnreadable | null }
  | { readonly kind: "reading"; readonly name: string; readonly percent: number }
  /** An encrypted zip; `isWrong` after a failed password. */
  | { readonly kind: "locked"; readonly file: File; readonly isWrong: boolean }
  | { readonly kind: "dates"; readonly dates: UnclearDates }
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "preview"; readonly history: FileHistory; readonly table: Table | null }
  | { readonly kind: "done"; readonly result: ImportResult };

/** A locked zip is not an error: the user may retry the password without limit. */
const stageOf = (why: WhyUnreadable, file: File): Stage =>
  why === "locked" || why === "wrong_password"
    ? { kind: "locked", file, isWrong: why === "wrong_password" }
    : { kind: "choosing", why };

export function useImport(clock: LocalClock) {
  const [stage, setStage] = useState<Stage>({ kind: "choosing", why: null });
  const running = useRef<AbortController>(null);
  const { mutate, isPending, error, reset } = useBringIn();

  const startOver = () => {
    running.current?.abort();
    reset();
    setStage({ kind: "choosing", why: null });
  };

  const read = async (file: File, password?: string) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const show = (next: Stage) => {
      if (!signal.aborted) setStage(next);
    };
    show({ kind: "reading", name: file.name, percent: 0 });
    let highest = 0;
    const onProgress = (share: number) => {
      const percent = Math.floor(share * 100);
      if (percent > highest) show({ kind: "reading", name: file.name, percent });
      highest = Math.max(highest, percent);
    };
    try {
      const { readFile } = await import("#web/readers/read-file.ts");
      const reading = await readFile(file, clock, { onProgress, signal, password });
      if (reading.kind === "history") {
        show({ kind: "preview", history: reading.history, table: null });
      } else show(reading);
    } catch (failure) {
      show(stageOf(whyOf(failure), file));
    }
  };

  return {
    stage,
    read,
    startOver,
    isPending,
    error,
    show: (history: FileHistory, table: Table | null) =>
      setStage({ kind: "preview", history, table }),
    changeColumns: (table: Table) => setStage({ kind: "table", table }),
    bringIn: (history: FileHistory) =>
      mutate(history, { onSuccess: (result) => setStage({ kind: "done", result }) }),
  };
}
