import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";

const files = [
  [
    "Clue",
    msg`The file measurements.json. It comes in a zip with a password, and the link ends after 72 hours: open the zip first, then choose the file inside. Old .cluedata files work too.`,
  ],
  ["Flo", msg`The file with your data, as JSON or as text.`],
  [
    "Apple Health",
    msg`The zip of its export, or export.xml from inside. However large: only your cycle, symptoms and weight are read from it.`,
  ],
  ["Natural Cycles", msg`Its CSV export.`],
  ["drip", msg`Its CSV export.`],
  ["Ovumcy", msg`Settings, then Export: JSON or CSV.`],
  ["Mensinator, Menstrudel, Peri", msg`The JSON file of their export.`],
  [
    "Mwezi",
    msg`Your own export: everything comes back as it was. The zip brings your papers, too.`,
  ],
  [
    msg`A table of your own`,
    msg`A CSV file with one line for each day or each period. You say which column is what.`,
  ],
] as const;

/** Which file of each app Mwezi reads. */
export function HowTo() {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>Which file?</Trans>}>
      <dl className="grid gap-4 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
        {files.map(([app, file]) => (
          <div key={file.id}>
            <dt className="font-semibold">{typeof app === "string" ? app : i18n._(app)}</dt>
            <dd className="text-soft">{i18n._(file)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
