import { useRef, useState } from "react";
import { type Found, type Her, UnreadableFile, type WhyUnreadable } from "#web/readers/found.ts";
import type { Table } from "#web/readers/plain-csv.ts";
import { type Brought, useBringIn } from "../api.ts";

export type Stage =
  | { readonly kind: "choosing"; readonly why: WhyUnreadable | null }
  | { readonly kind: "reading"; readonly name: string; readonly percent: number }
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "preview"; readonly found: Found; readonly table: Table | null }
  | { readonly kind: "done"; readonly brought: Brought };

const whyOf = (error: unknown): WhyUnreadable =>
  error instanceof UnreadableFile ? error.why : "broken";

/** From a file to a history: read here, looked at by her, and only then sent. */
export function useImport(her: Her) {
  const [stage, setStage] = useState<Stage>({ kind: "choosing", why: null });
  const reading = useRef<AbortController>(null);
  const { mutate, isPending, error, reset } = useBringIn();

  const startOver = () => {
    reading.current?.abort();
    reset();
    setStage({ kind: "choosing", why: null });
  };

  const read = async (file: File) => {
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    const { signal } = control;
    const show = (next: Stage) => {
      if (!signal.aborted) setStage(next);
    };
    show({ kind: "reading", name: file.name, percent: 0 });
    let shown = 0;
    const onProgress = (share: number) => {
      const percent = Math.floor(share * 100);
      if (percent > shown) show({ kind: "reading", name: file.name, percent });
      shown = Math.max(shown, percent);
    };
    try {
      const { readFile } = await import("#web/readers/read-file.ts");
      const came = await readFile(file, her, { onProgress, signal });
      if (came.kind === "table") show(came);
      else show({ kind: "preview", found: came.found, table: null });
    } catch (failure) {
      show({ kind: "choosing", why: whyOf(failure) });
    }
  };

  return {
    stage,
    read,
    startOver,
    isPending,
    error,
    show: (found: Found, table: Table) => setStage({ kind: "preview", found, table }),
    changeColumns: (table: Table) => setStage({ kind: "table", table }),
    bringIn: (found: Found) =>
      mutate(found, { onSuccess: (brought) => setStage({ kind: "done", brought }) }),
  };
}
