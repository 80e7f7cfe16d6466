import { useLingui } from "@lingui/react/macro";
import type { StripCycle, VisitReport } from "#contract/visit/visit-report.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { withOwnWords } from "#report/own-words.ts";
import { dayWords, type Speech } from "#report/speech.ts";
import { aboutWords, headFacts } from "#report/visit-head.ts";
import { type ReportSection, summarySections } from "#report/visit-sections.ts";
import { type StripBead, stripRows, stripWords } from "#report/visit-strip.ts";
import { periodWords } from "#report/visit-words.ts";
import { InLanguages } from "#web/entry/in-languages.tsx";

interface ReportProps {
  readonly report: VisitReport;
  readonly speech: Speech;
}

export function Report({ report: plain, speech }: ReportProps) {
  const { t } = useLingui();
  const report = withOwnWords(plain);
  const about = aboutWords(speech, report);
  const made = dayWords(speech, report.made);
  return (
    <article
      className="visit-report"
      lang={speech.forms.language}
      aria-label={t`The page you hand over`}
    >
      <header>
        <h2>{speech.say("report.title")}</h2>
        {report.name !== null && (
          <p className="font-semibold">
            <InLanguages text={report.name} />
          </p>
        )}
        <p>{periodWords(speech, report)}</p>
        {about !== "" && <p className="font-semibold">{about}</p>}
        {headFacts(speech, report).map(({ label, words }) => (
          <p key={label}>
            <strong>{label}:</strong> <InLanguages text={words} />
          </p>
        ))}
      </header>
      {summarySections(speech, report).map((section) => (
        <Section key={section.part} section={section} report={report} speech={speech} />
      ))}
      <footer className="visit-note">{speech.say("report.footer", { day: made })}</footer>
    </article>
  );
}

interface SectionProps extends ReportProps {
  readonly section: ReportSection;
}

function Section({ section, report, speech }: SectionProps) {
  const { part, title, lines, list, table } = section;
  const rows = list.length + (table?.rows.length ?? 0);
  const words = lines.join(" ");
  const List = part === "questions" ? "ol" : "ul";
  return (
    <section data-part={part}>
      <h3>{title}</h3>
      {list.length > 0 && (
        <List>
          {list.map((item) => (
            <li key={item}>
              <InLanguages text={item} />
            </li>
          ))}
        </List>
      )}
      {part === "cycles" && report.cycles !== null && report.cycles.strip.length > 0 && (
        <CycleStrip strip={report.cycles.strip} today={report.made} speech={speech} />
      )}
      {table !== null && <Table title={title} table={table} />}
      {words !== "" && (
        <p className={rows > 0 ? "visit-note" : undefined}>
          <InLanguages text={words} />
        </p>
      )}
    </section>
  );
}

interface TableProps {
  readonly title: string;
  readonly table: NonNullable<ReportSection["table"]>;
}

function Table({ title, table: { columns, rows } }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a keyboard must be able to scroll it
    <section className="visit-table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two results may read the same
            <tr key={index}>
              <th scope="row">
                <InLanguages text={name ?? ""} />
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]?.head}>
                  <InLanguages text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const PITCH = 8;

interface CycleStripProps {
  readonly speech: Speech;
  readonly strip: readonly StripCycle[];
  readonly today: CalendarDay;
}

export function CycleStrip({ speech, strip, today }: CycleStripProps) {
  const rows = stripRows(speech, strip, today);
  const longest = Math.max(...rows.map(({ beads }) => beads.length));
  return (
    <div role="img" aria-label={stripWords(rows)} className="visit-strip">
      {rows.map(({ startDay, day, beads, words }) => (
        <div key={startDay}>
          <span>{day}</span>
          <svg viewBox={`0 0 ${longest * PITCH} ${PITCH}`} aria-hidden="true">
            {beads.map((kind, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: beads never move
              <Bead key={place} kind={kind} x={(place + 0.5) * PITCH} />
            ))}
          </svg>
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}

function Bead({ kind, x }: { readonly kind: StripBead; readonly x: number }) {
  const y = PITCH / 2;
  if (kind === "ovulation") {
    return <path d={`M${x - 4} ${y}l4 -4 4 4 -4 4Z`} className="visit-ovulation" />;
  }
  const isBleeding = kind === "bleeding";
  return (
    <circle
      cx={x}
      cy={y}
      r={isBleeding ? 3.6 : 2.6}
      className={isBleeding ? "visit-bleeding" : "visit-day"}
    />
  );
}
