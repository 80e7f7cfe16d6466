import { useEffect } from "react";
import { Waiting } from "./waiting.tsx";

/** Leaves the app for an address of its own, as if typed anew. */
export function LoadFullPage({ href }: { readonly href: string }) {
  useEffect(() => location.replace(href), [href]);
  return <Waiting />;
}
