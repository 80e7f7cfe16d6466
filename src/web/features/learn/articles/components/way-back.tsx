import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";

const LINK =
  "inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline";

/** To all articles; and for a woman who is signed in, back into the app. */
export function WayBack({ isIndex = false }: { readonly isIndex?: boolean }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Learn and articles`} className="mb-6 flex flex-wrap gap-x-7 lg:mb-10">
      <a href="/learn" className={`signed-in-only ${LINK}`}>
        <Icon name="back" size={20} />
        <Trans>Back to Learn</Trans>
      </a>
      {!isIndex && (
        <a href="/articles" className={LINK}>
          <Icon name="book" size={20} />
          <Trans>All articles</Trans>
        </a>
      )}
    </nav>
  );
}
