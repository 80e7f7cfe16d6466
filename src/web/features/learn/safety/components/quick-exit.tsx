import { Trans } from "@lingui/react/macro";
import { leaveQuickly } from "#web/entry/quick-exit/leave-quickly.ts";
import { Button } from "#web/ui/button.tsx";

export function QuickExit({ className }: { readonly className?: string }) {
  return (
    <Button variant="secondary" className={className} onClick={leaveQuickly}>
      <Trans>Leave this page quickly</Trans>
    </Button>
  );
}
