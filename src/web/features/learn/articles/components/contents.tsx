import { Trans } from "@lingui/react/macro";
import { headingAnchor } from "#web/articles/read-text.ts";

/** The article's headings, beside it on a wide screen. */
export function Contents({ headings }: { readonly headings: readonly string[] }) {
  return (
    <nav aria-labelledby="contents" className="mb-6 hidden px-6 lg:block">
      <h2 id="contents" className="text-lg">
        <Trans>In this article</Trans>
      </h2>
      <ul className="mt-2">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${headingAnchor(heading)}`}
              className="flex min-h-9 items-center text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
