import type { ReactNode } from "react";

interface QuestionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Question({ title, children }: QuestionProps) {
  return (
    <section className="grid gap-3 rounded-control bg-violet-wash px-4 py-3.5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
