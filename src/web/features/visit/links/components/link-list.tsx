import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { LoadError } from "#web/ui/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { linksQuery } from "../api.ts";
import { LinkRow } from "./link-row.tsx";

/** Every link she made: whether it still opens, and when it was opened. */
export function LinkList() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(linksQuery);
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-14 w-full" />;
    return <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />;
  }
  if (data.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">
        <Trans>Links you made</Trans>
      </h3>
      <ul className="grid divide-y divide-line">
        {data.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}
