import type { ReactNode } from "react";

export function DeviceBar({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className="bg-violet-wash text-sm">
      <div className="page-width flex min-h-11 flex-wrap items-center gap-x-3">{children}</div>
    </div>
  );
}
