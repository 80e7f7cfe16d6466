import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { SetupStep } from "../view-model.ts";
import { stepTitles } from "./labels.tsx";

/** Takes the focus when its step comes, so that the step is read from its beginning. */
export function StepHeading({ step }: { readonly step: SetupStep }) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The attribute is what a dialog looks for when it opens; without it Skip would be focused.
    heading.current?.setAttribute("autofocus", "");
    heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="appear text-xl outline-none">
      {i18n._(stepTitles[step])}
    </h3>
  );
}
