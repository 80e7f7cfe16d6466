import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FirstIcon, type FirstIconName } from "./first-icon.tsx";

type NoticeTone = "info" | "urgent" | "success";

const LOOK: Record<NoticeTone, string> = {
  info: "bg-violet-wash [&>svg]:text-violet-ink",
  urgent: "bg-urgent-wash [&>svg]:text-urgent",
  success: "bg-aloe-wash [&>svg]:text-aloe-ink",
};

const SIGN: Record<NoticeTone, FirstIconName> = {
  info: "info",
  urgent: "warning",
  success: "check",
};

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div
      role={tone === "urgent" ? "alert" : "status"}
      className={classNames("flex gap-3 rounded-control p-4", LOOK[tone])}
    >
      <FirstIcon name={SIGN[tone]} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
