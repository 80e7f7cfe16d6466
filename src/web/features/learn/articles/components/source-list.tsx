import { Trans } from "@lingui/react/macro";
import type { ReadText } from "#web/articles/read-text.ts";

/** Where the claims come from, under the numbers the text gives them. */
export function SourceList({ sources }: { readonly sources: ReadText["sources"] }) {
  return (
    <section aria-labelledby="sources" className="article-sources">
      <h2 id="sources">
        <Trans>Sources</Trans>
      </h2>
      <ol>
        {sources.map(({ number, title, address }) => (
          <li key={number} id={`source-${number}`} className="article-source">
            {title}.{" "}
            <a href={address} rel="noreferrer">
              {address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
