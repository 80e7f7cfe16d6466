import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useDeferredValue } from "react";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ReasonNotice } from "./saving/reason-notice.tsx";

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Queries = Readonly<Record<string, Query<unknown>>>;

type DataOf<Asked extends Queries> = {
  readonly [Name in keyof Asked]: Exclude<Asked[Name]["data"], undefined>;
};

interface LoadedProps<Asked extends Queries> {
  readonly queries: Asked;
  readonly waiting?: ReactNode;
  readonly cardTitle?: ReactNode;
  readonly children: (data: DataOf<Asked>) => ReactNode;
}

/**
 * Old data stays visible when a refetch fails; without data it offers to retry the failed queries.
 */
export function Loaded<Asked extends Queries>(props: LoadedProps<Asked>) {
  const { queries, waiting, cardTitle, children } = props;
  const { t } = useLingui();
  const answers = joinedAnswers(queries);
  // Deferred, so that arriving data renders in short tasks; cached data renders at once.
  const isReady = useDeferredValue(answers.kind === "ready");
  if (answers.kind === "ready" && isReady) return children(answers.data);
  if (answers.kind !== "failed") return waiting ?? <Spinner label={t`Loading...`} />;
  const { failure, retry } = answers;
  const notice = <ReasonNotice failure={failure} onRetry={retry} />;
  return cardTitle === undefined ? notice : <Card title={cardTitle}>{notice}</Card>;
}

export function joinedAnswers<Asked extends Queries>(queries: Asked) {
  const missing = Object.values(queries).filter(({ data }) => data === undefined);
  if (missing.length === 0) return { kind: "ready", data: dataOf(queries) } as const;
  const failed = missing.filter(({ error, isFetching }) => error !== null && !isFetching);
  const failure = failed[0]?.error ?? null;
  if (failure === null) return { kind: "loading" } as const;
  const retry = () => {
    for (const { refetch } of failed) refetch();
  };
  return { kind: "failed", failure, retry } as const;
}

function dataOf<Asked extends Queries>(queries: Asked): DataOf<Asked> {
  const entries = Object.entries(queries).map(([name, { data }]) => [name, data]);
  return Object.fromEntries(entries) as DataOf<Asked>;
}
