import type { ReactNode } from "react";

/** Marks text of unknown language: an empty `lang` keeps screen readers from using the page's. */
export const AsTyped = ({ children }: { readonly children: ReactNode }) => (
  <bdi lang="">{children}</bdi>
);
