import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

/** Which file of each app Mwezi reads. */
export function HowTo() {
  return (
    <Card title={<Trans>Which file?</Trans>}>
      <dl className="grid gap-4 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
        <FileOf app="Clue">
          <Trans>
            The file measurements.json. It comes in a zip with a password, and the link ends after
            72 hours: open the zip first, then choose the file inside. Old .cluedata files work too.
          </Trans>
        </FileOf>
        <FileOf app="Flo">
          <Trans>The file with your data, as JSON or as text.</Trans>
        </FileOf>
        <FileOf app="Apple Health">
          <Trans>
            The zip of its export, or export.xml from inside. However large: only your cycle,
            symptoms and weight are read from it.
          </Trans>
        </FileOf>
        <FileOf app="drip">
          <Trans>Its CSV export.</Trans>
        </FileOf>
        <FileOf app="Ovumcy">
          <Trans>Settings, then Export: JSON or CSV.</Trans>
        </FileOf>
        <FileOf app="Mensinator, Menstrudel, Peri">
          <Trans>The JSON file of their export.</Trans>
        </FileOf>
        <FileOf app="Mwezi">
          <Trans>
            Your own export: everything comes back as it was. The zip brings your papers, too.
          </Trans>
        </FileOf>
        <FileOf app={<Trans>A table of your own</Trans>}>
          <Trans>
            A CSV file with one line for each day or each period. You say which column is what.
          </Trans>
        </FileOf>
      </dl>
    </Card>
  );
}

function FileOf({ app, children }: { readonly app: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{app}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}
