import type { ReactNode } from "react";

/**
 * User input, in an unknown language. An empty `lang` prevents screen readers from reading it in
 * the page's language.
 */
export const AsTyped = ({ children }: { readonly children: ReactNode }) => (
  <bdi lang="">{children}</bdi>
);
