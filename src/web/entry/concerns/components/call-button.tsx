import { Trans } from "@lingui/react/macro";
import { firstCall } from "#domain/care/emergency-numbers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";
import { useCountry } from "../api.ts";

export function CallButton() {
  const { number } = firstCall(useCountry());
  return (
    <a
      href={telLink(number)}
      className="flex min-h-14 items-center justify-center gap-3 rounded-control bg-urgent px-4 py-2.5 text-lg font-semibold text-on-urgent no-underline"
    >
      <Icon name="phone" />
      <Trans>Call {number}</Trans>
    </a>
  );
}
