import { useEffect, useRef } from "react";
import { MAKES_PDF } from "#web/entry/makes-pdf.ts";

/** Makes the PDF once if the address asks for it, which it then no longer does. */
export function useAskedPdf(make: () => void): void {
  const latest = useRef(make);
  latest.current = make;
  useEffect(() => {
    if (window.location.search !== `?${MAKES_PDF}`) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    latest.current();
  }, []);
}
