import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "#web/i18n/format-day.ts";
import type { CyclesPart } from "../view-model.ts";
import { LogTable } from "./log-table.tsx";

const days = (value: number | null) =>
  value === null ? "–" : <Plural value={value} one="# day" other="# days" />;

/** Her cycles of the last 12 months against the usual range, and the latest one by one. */
export function CyclesSection({ part }: { readonly part: CyclesPart }) {
  const { i18n } = useLingui();
  const { counted, usual, rows } = part;
  return (
    <section>
      <h3>
        <Trans>Cycles, last 12 months</Trans>
      </h3>
      <ul>
        <li>
          <Plural
            value={counted}
            _0="No whole cycle logged"
            one="# whole cycle logged"
            other="# whole cycles logged"
          />
        </li>
        <li>
          <Trans>Cycle length, on average: {days(part.average)}</Trans>
          {usual !== null && (
            <>
              {" "}
              <Trans>
                (usual range {usual.cycle.shortest}–{usual.cycle.longest} days)
              </Trans>
            </>
          )}
        </li>
        {part.shortest !== null && (
          <li>
            <Trans>
              Shortest {part.shortest}, longest {days(part.longest)}
            </Trans>
          </li>
        )}
        <li>
          <Trans>Bleeding, on average: {days(part.averagePeriod)}</Trans>
          {usual !== null && usual.periodUpTo !== null && (
            <>
              {" "}
              <Trans>(usual range up to {usual.periodUpTo} days)</Trans>
            </>
          )}
        </li>
      </ul>
      {rows.length > 0 && (
        <LogTable
          rows={rows}
          keyOf={({ startDay }) => startDay}
          columns={[
            {
              key: "started",
              head: <Trans>Started</Trans>,
              cell: ({ startDay }) => formatDay(startDay, i18n.locale),
            },
            {
              key: "cycle",
              head: <Trans>Cycle</Trans>,
              cell: ({ length }) => (length === null ? "–" : days(length)),
            },
            {
              key: "bleeding",
              head: <Trans>Bleeding</Trans>,
              cell: ({ period }) => days(period),
            },
          ]}
        />
      )}
      <p className="summary-note">
        {usual === null ? (
          <Trans>No usual range is given: none holds for her age, hormones or pregnancy.</Trans>
        ) : (
          <Trans>Usual range: {usual.source}</Trans>
        )}
      </p>
    </section>
  );
}
