import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { endSession } from "#web/entry/drafts/resume-point.ts";
import { keepToast } from "./pending-toast.ts";

export function SignedOutPage() {
  const { t } = useLingui();
  useEffect(() => {
    void endSession().then((isDraftWaiting) => {
      if (isDraftWaiting) {
        keepToast({
          title: t`You were signed out`,
          description: t`Sign in and what you typed will be here.`,
        });
      }
      location.replace("/");
    });
  }, [t]);
  return null;
}
