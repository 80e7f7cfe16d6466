import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "#web/i18n/format-day.ts";
import { type HeatWeek, loggedDays } from "../view-model.ts";

/** The same in rows and columns. */
export function HeatTable({ weeks }: { readonly weeks: readonly HeatWeek[] }) {
  const { i18n } = useLingui();
  const days = loggedDays(weeks);
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-violet-ink">
        <Trans>Show as a table</Trans>
      </summary>
      {days.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing logged in these weeks yet.</Trans>
        </p>
      ) : (
        <table className="w-full text-left tabular-nums">
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="py-1 font-normal">
                <Trans>Day</Trans>
              </th>
              <th scope="col" className="py-1 font-normal">
                <Trans>Logged</Trans>
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                <Trans>Mood of 5</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, mark, mood }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {formatDay(day, i18n.locale)}
                </th>
                <td className="py-1.5">
                  {mark === "period" && <Trans>Period</Trans>}
                  {mark === "spotting" && <Trans>Spotting</Trans>}
                  {mark === "ovulation" && <Trans>Ovulation</Trans>}
                </td>
                <td className="py-1.5 text-right">{mood ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
