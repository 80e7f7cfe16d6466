import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
      <Icon
        name="chevron-right"
        size={18}
        className="flex-none transition-transform group-open:rotate-90"
      />
      {children}
    </summary>
  );
}
