import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { formatTenths } from "#web/i18n/format-number.ts";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { asksToSave, chooseLessData, dataUse, lessData } from "../api.ts";
import { dataUseAt } from "../view-model.ts";

export function LessDataCard() {
  const chosen = useStoredValue(lessData);
  useStoredValue(dataUse);
  const isAsked = asksToSave();
  const { today, thisMonth, lastMonth } = dataUseAt(Date.now());
  return (
    <Card id="less-data" title={<Trans>Your data use</Trans>} className="scroll-mt-24">
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
        <Amount name={<Trans>Today</Trans>} bytes={today} />
        <Amount name={<Trans>This month</Trans>} bytes={thisMonth} />
        {lastMonth !== null && <Amount name={<Trans>Last month</Trans>} bytes={lastMonth} />}
      </dl>
      <p className="mb-4">
        <Trans>
          A month of daily use takes about 2 MB. The first day takes a third of it, as the app is
          downloaded then. An update downloads what has changed.
        </Trans>
      </p>
      <Toggle
        name="less-data"
        label={<Trans>Use less data</Trans>}
        hint={
          <Trans>
            Nothing is fetched ahead: what you have not opened yet, the page for the doctor too,
            does not open without network. Headings are in your phone's own letters.
          </Trans>
        }
        checked={chosen === null ? isAsked : chosen === "on"}
        onChange={chooseLessData}
      />
      {isAsked && chosen === null && (
        <p className="mt-3 text-sm">
          <Trans>It is on because your browser asks every page to save data.</Trans>
        </p>
      )}
      <p className="mt-3 text-sm text-soft">
        <Trans>
          Photos are fetched only when you open them, either way. The figures are of everyone who
          signs in here. They stay in this browser.
        </Trans>
      </p>
    </Card>
  );
}

const KB = 1000;
const MB = 1000 * KB;

function Amount({ name, bytes }: { readonly name: ReactNode; readonly bytes: number }) {
  const { i18n } = useLingui();
  const isLarge = bytes >= MB;
  const amount = isLarge ? formatTenths(bytes / MB, i18n.locale) : Math.ceil(bytes / KB);
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">
        {amount} {isLarge ? "MB" : "kB"}
      </dd>
    </div>
  );
}
