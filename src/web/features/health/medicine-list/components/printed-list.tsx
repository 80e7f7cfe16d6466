import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { LISTED_DAYS } from "#contract/visit/medicine-list.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import type { ListRow } from "../view-model.ts";

interface PrintedListProps {
  readonly rows: readonly ListRow[];
  readonly today: CalendarDay;
}

const optionalColumns: readonly {
  readonly name: "why" | "adherence" | "sideEffects";
  readonly title: ReactNode;
}[] = [
  { name: "why", title: <Trans>For</Trans> },
  { name: "adherence", title: <Trans>Last {LISTED_DAYS} days</Trans> },
  { name: "sideEffects", title: <Trans>Noticed</Trans> },
];

/** The printed sheet; print.css hides it on screen. */
export function PrintedList({ rows, today }: PrintedListProps) {
  const { i18n } = useLingui();
  const columns = optionalColumns.filter(({ name }) => rows.some((row) => row[name] !== null));
  return createPortal(
    <article className="print-sheet print-sheet-wide">
      <h1>
        <Trans>Medicines and supplements</Trans>
      </h1>
      <p>
        <Trans>As logged by the person who takes them, {formatDay(today, i18n.locale)}</Trans>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Name and dose</Trans>
            </th>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <AsTyped>{row.name}</AsTyped>
              </th>
              <td>
                {row.how}, {row.days}
              </td>
              {columns.map(({ name }) => (
                <td key={name}>{row[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>Made with Mwezi. Not a prescription: check it against the labels.</Trans>
      </p>
    </article>,
    document.body,
  );
}
