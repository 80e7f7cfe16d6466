import { useLingui } from "@lingui/react/macro";
import { hrefOf, type Picture, pictures } from "#web/features/health/my-health/view-model.ts";
import { pictureNames } from "#web/words/picture.ts";

export function PictureLinks({ current }: { readonly current: Picture }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Pictures of your days`} className="w-full sm:w-auto">
      <ul className="flex overflow-x-auto rounded-full bg-bead p-1 sm:gap-1">
        {pictures.map((picture) => (
          <li key={picture} className="grid flex-auto">
            <a
              href={hrefOf[picture]}
              aria-current={picture === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center justify-center rounded-full px-2 text-sm font-semibold max-sm:px-1.5 max-sm:text-[0.8125rem] text-center leading-tight text-soft sm:whitespace-nowrap no-underline aria-[current=page]:bg-chosen aria-[current=page]:text-ink aria-[current=page]:shadow-card sm:px-5 sm:text-base"
            >
              {i18n._(pictureNames[picture])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
