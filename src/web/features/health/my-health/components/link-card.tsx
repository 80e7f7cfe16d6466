import type { ReactNode } from "react";

interface LinkCardProps {
  readonly href: string;
  /** A small drawing of what the page shows. */
  readonly emblem: ReactNode;
  readonly title: string;
  readonly description: string;
}

/** A whole card that leads to a page. */
export function LinkCard({ href, emblem, title, description }: LinkCardProps) {
  return (
    <a
      href={href}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-card p-5 no-underline sm:p-6 shadow-card ring-1 ring-line transition-[box-shadow] ring-inset hover:ring-edge md:grid md:content-start"
    >
      {emblem}
      <span className="min-w-40 flex-1">
        <span className="block font-display text-lg font-semibold">{title}</span>
        <span className="block text-sm text-soft">{description}</span>
      </span>
    </a>
  );
}
