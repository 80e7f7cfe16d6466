import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ArticleSummary, articlePath } from "#web/articles/article.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface Neighbours {
  readonly previous: ArticleSummary | null;
  readonly next: ArticleSummary | null;
}

/** The articles before and after this one in the reading order. */
export function NextReading({ previous, next }: Neighbours) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`More to read`} className="mt-14 grid gap-4 sm:grid-cols-2">
      {previous && (
        <Neighbour article={previous} label={<Trans>Before this</Trans>}>
          <Icon name="back" className="order-first flex-none text-soft" />
        </Neighbour>
      )}
      {next && (
        <Neighbour article={next} label={<Trans>Read next</Trans>} className="sm:col-start-2">
          <Icon name="forward" className="ml-auto flex-none text-soft" />
        </Neighbour>
      )}
    </nav>
  );
}

interface NeighbourProps {
  readonly article: ArticleSummary;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Neighbour({ article, label, className, children }: NeighbourProps) {
  return (
    <a
      href={articlePath(article.slug)}
      className={`flex items-center gap-4 rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line hover:ring-edge ${className ?? ""}`}
    >
      <span className="min-w-0">
        <span className="block text-sm text-soft">{label}</span>
        <span className="block font-display text-lg font-semibold">{article.title}</span>
      </span>
      {children}
    </a>
  );
}
