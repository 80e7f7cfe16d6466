import { Trans, useLingui } from "@lingui/react/macro";
import { isInEnglishOnly, slugIn } from "./article-address.ts";

export function InEnglish({ href }: { readonly href: string }) {
  const { i18n } = useLingui();
  const slug = slugIn(href);
  if (slug === null || !isInEnglishOnly(slug, i18n.locale)) return null;
  return (
    <span className="text-sm font-normal text-soft">
      (<Trans>in English</Trans>)
    </span>
  );
}
