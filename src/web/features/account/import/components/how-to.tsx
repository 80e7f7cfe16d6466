import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";

const files = [
  [
    "Clue",
    msg`The zip it sends you, with its password; the link ends after 72 hours. Or measurements.json from inside, or an old .cluedata file.`,
  ],
  ["Flo", msg`The zip it sends you, with its password, or the JSON or text file from inside.`],
  [
    "Apple Health",
    msg`The zip of its export, or export.xml from inside. It can be large: Mwezi reads only your cycle, pregnancies, contraception, symptoms and weight.`,
  ],
  [
    "Natural Cycles, Fertility Friend, Kindara, Read Your Body, drip",
    msg`Their CSV export or backup.`,
  ],
  [
    "Health Connect",
    msg`The zip of its export: on Android in Settings, Health Connect, Backup and restore.`,
  ],
  ["Samsung Health, Garmin, Oura", msg`The zip of your personal data, or a file from inside.`],
  ["Period Tracker, Period Calendar", msg`The notes or the table they export.`],
  ["Ovumcy", msg`Settings, then Export: JSON or CSV.`],
  ["Luteal, Mensinator, Menstrudel, Peri", msg`The JSON file of their export.`],
  [
    "Mwezi",
    msg`Your own export: everything comes back as it was. The zip includes your documents. Spreadsheets and FHIR files restore what they hold.`,
  ],
  [
    msg`A table or list of your own`,
    msg`An Excel, OpenDocument or CSV file with one line for each day or period; you choose what each column is. Or a calendar file, or just the first days of your periods, one per line.`,
  ],
] as const;

export function HowTo() {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>Which file?</Trans>}>
      <dl className="grid gap-4 wrap-anywhere sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
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
