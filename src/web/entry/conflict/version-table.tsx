import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

export interface VersionRow {
  readonly label: ReactNode;
  readonly text: string | null;
}

interface VersionTableProps {
  readonly mine: readonly VersionRow[];
  readonly theirs: readonly VersionRow[];
}

export function VersionTable({ mine, theirs }: VersionTableProps) {
  const rows = mine.flatMap((row, index) => {
    const other = theirs[index]?.text ?? null;
    return row.text === other ? [] : [{ index, label: row.label, typed: row.text, other }];
  });
  return (
    <table className="w-full text-left">
      <thead className="text-sm text-soft">
        <tr>
          <td />
          <th scope="col" className="py-1 pr-3 font-semibold">
            <Trans>You typed</Trans>
          </th>
          <th scope="col" className="py-1 font-semibold">
            <Trans>Saved elsewhere</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ index, label, typed, other }) => (
          <tr key={index} className="align-top">
            <th scope="row" className="py-2 pr-3 text-sm font-semibold">
              {label}
            </th>
            <td className="py-2 pr-3 break-words whitespace-pre-line">{typed ?? "–"}</td>
            <td className="py-2 break-words whitespace-pre-line">{other ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
