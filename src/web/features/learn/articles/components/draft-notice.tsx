import { Trans, useLingui } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";

export function DraftNotice({ slug }: { readonly slug: string }) {
  const { i18n } = useLingui();
  if (i18n.locale === "en") return null;
  return (
    <div className="mt-5 flex gap-3 rounded-control bg-violet-wash p-4">
      <Icon name="info" className="flex-none text-violet-ink" />
      <div className="min-w-0">
        <p>
          <Trans>A draft translation. Where the two differ, the English text counts.</Trans>
        </p>
        <TextLink href={articlePath(slug)}>
          <Trans>Read it in English</Trans>
        </TextLink>
      </div>
    </div>
  );
}
