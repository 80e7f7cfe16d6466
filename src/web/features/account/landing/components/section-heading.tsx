import type { ReactNode } from "react";

interface SectionHeadingProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-[clamp(1.9rem,5vw,2.6rem)]">
        {title}
      </h2>
      {children && <p className="mt-3 text-lg text-soft">{children}</p>}
    </div>
  );
}
