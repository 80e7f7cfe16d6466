import { Trans, useLingui } from "@lingui/react/macro";
import { createPortal } from "react-dom";
import { LISTED_DAYS } from "#contract/medicine-list.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { ListRow } from "./list-text.ts";

interface PrintedListProps {
  readonly rows: readonly ListRow[];
  readonly today: CalendarDay;
}

/** The sheet that is printed instead of the page; print.css shows it on paper only. */
export function PrintedList({ rows, today }: PrintedListProps) {
  const { i18n } = useLingui();
  const columns = {
    why: rows.some(({ why }) => why !== null),
    adherence: rows.some(({ adherence }) => adherence !== null),
    sideEffects: rows.some(({ sideEffects }) => sideEffects !== null),
  };
  return createPortal(
    <article className="print-sheet print-sheet-wide">
      <h1>
        <Trans>Medicines and supplements</Trans>
      </h1>
      <p>
        <Trans>As noted by the person who takes them, {formatDay(today, i18n.locale)}</Trans>
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
            {columns.why && (
              <th scope="col">
                <Trans>For</Trans>
              </th>
            )}
            {columns.adherence && (
              <th scope="col">
                <Trans>Last {LISTED_DAYS} days</Trans>
              </th>
            )}
            {columns.sideEffects && (
              <th scope="col">
                <Trans>Noticed</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>
                {row.how}, {row.days}
              </td>
              {columns.why && <td>{row.why}</td>}
              {columns.adherence && <td>{row.adherence}</td>}
              {columns.sideEffects && <td>{row.sideEffects}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>Made with Mwezi. Not a prescription: check it against the packages.</Trans>
      </p>
    </article>,
    document.body,
  );
}
