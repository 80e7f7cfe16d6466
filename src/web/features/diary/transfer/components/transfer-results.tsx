import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "#web/ui/notice.tsx";
import { leftParts, type TransferResult } from "../view-model.ts";
import { leftWords } from "../words.ts";

interface TransferResultsProps {
  readonly results: readonly TransferResult[];
  readonly isLeaving?: boolean;
}

export function TransferResults({ results, isLeaving = false }: TransferResultsProps) {
  const { i18n } = useLingui();
  const daysWith = (part: (typeof leftParts)[number]) =>
    results.filter(({ left }) => left.includes(part)).length;
  const left = leftParts.filter((part) => daysWith(part) > 0);
  return (
    <Notice
      tone="success"
      title={
        <Plural
          value={results.length}
          one="Your notes of # day are in your record."
          other="Your notes of # days are in your record."
        />
      }
    >
      {left.length > 0 && (
        <>
          <p>
            {isLeaving ? (
              <Trans>We remove these when you sign out:</Trans>
            ) : (
              <Trans>These stay here only:</Trans>
            )}
          </p>
          <ul className="list-disc pl-5">
            {left.map((part) => (
              <li key={part}>
                {i18n._(leftWords[part])}
                {results.length > 1 && (
                  <>
                    {" "}
                    <Plural value={daysWith(part)} one="(# day)" other="(# days)" />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
