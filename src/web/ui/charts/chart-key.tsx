import type { ReactNode } from "react";
import { levelStroke } from "./chart-axes.tsx";

interface Named {
  readonly label: string;
}

interface ChartKeyProps {
  readonly bands: readonly Named[];
  readonly levels: readonly Named[];
}

export function ChartKey({ bands, levels }: ChartKeyProps) {
  if (bands.length + levels.length === 0) return null;
  return (
    <ul className="my-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {bands.map(({ label }) => (
        <Entry key={label} label={label}>
          <rect
            x="0.5"
            y="2.5"
            width="17"
            height="11"
            rx="3"
            className="fill-violet-wash stroke-edge"
          />
        </Entry>
      ))}
      {levels.map(({ label }) => (
        <Entry key={label} label={label}>
          <path d="M1 8H18" {...levelStroke} />
        </Entry>
      ))}
    </ul>
  );
}

const Entry = ({ label, children }: Named & { readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <svg viewBox="0 0 18 16" width={18} height={16} aria-hidden="true" className="mt-0.5 flex-none">
      {children}
    </svg>
    {label}
  </li>
);
