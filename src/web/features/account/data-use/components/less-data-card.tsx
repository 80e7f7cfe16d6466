import { Trans, useLingui } from "@lingui/react/macro";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { asksToSave, bytesThisMonth, chooseLessData, dataUse, lessData } from "../api.ts";

const BYTES_PER_KB = 1000;

export function LessDataCard() {
  const { i18n } = useLingui();
  const chosen = useStoredValue(lessData);
  useStoredValue(dataUse);
  const isAsked = asksToSave();
  const kilobytes = Math.ceil(bytesThisMonth(Date.now()) / BYTES_PER_KB);
  const amount = new Intl.NumberFormat(i18n.locale).format(kilobytes);
  return (
    <Card id="less-data" title={<Trans>Mobile data</Trans>} className="scroll-mt-24">
      <p className="mb-4">
        <Trans>
          This month Mwezi has fetched about <strong>{amount} kB</strong> on this phone.
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
          Photos are fetched only when you open them, either way. Counted and kept in this browser
          only.
        </Trans>
      </p>
    </Card>
  );
}
