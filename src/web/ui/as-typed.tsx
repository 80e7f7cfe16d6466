import type { ReactNode } from "react";

/**
 * Words that someone typed: in whatever language she likes, which an empty `lang` says. Without it they
 * would be read aloud as if they were in the page's.
 */
export const AsTyped = ({ children }: { readonly children: ReactNode }) => (
  <bdi lang="">{children}</bdi>
);
