import { Trans, useLingui } from "@lingui/react/macro";
import { articleAddress } from "#web/articles/article-address.ts";
import { BackLink } from "#web/ui/text/back-link.tsx";

export function WayBack({ isIndex = false }: { readonly isIndex?: boolean }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Learn and articles`} className="mb-6 flex flex-wrap gap-x-7 lg:mb-10">
      <BackLink href="/learn" className="signed-in-only">
        <Trans>Back to Learn</Trans>
      </BackLink>
      {!isIndex && (
        <BackLink href={articleAddress("/articles", i18n.locale)}>
          <Trans>All articles</Trans>
        </BackLink>
      )}
    </nav>
  );
}
