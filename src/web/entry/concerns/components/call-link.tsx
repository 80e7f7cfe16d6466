import { Trans } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";

export function CallLink({ number }: { readonly number: string }) {
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
