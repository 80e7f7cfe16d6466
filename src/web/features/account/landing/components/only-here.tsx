import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ClinicPicture,
  MonthsPicture,
  PastPicture,
  SignsPicture,
  UrgencyPicture,
} from "./only-here-pictures.tsx";
import { SectionHeading } from "./section-heading.tsx";

const POINTS = [
  {
    Picture: SignsPicture,
    title: msg`Each sign counts the same day`,
    text: msg`A warm morning, clear mucus or a test moves the forecast at once, before ovulation is confirmed.`,
  },
  {
    Picture: PastPicture,
    title: msg`It shows where it was wrong`,
    text: msg`Your earlier forecasts, beside the days your periods really came.`,
  },
  {
    Picture: UrgencyPicture,
    title: msg`No warning sign stays unanswered`,
    text: msg`For each one: what it usually is, what makes it urgent, and who to call in your country.`,
  },
  {
    Picture: ClinicPicture,
    title: msg`The clinic's computer can read it`,
    text: msg`A link or code opens your summary there, and you see each time it was opened.`,
  },
  {
    Picture: MonthsPicture,
    title: msg`A thief doesn't even learn when`,
    text: msg`Each month is locked as one block, so a stolen database doesn't show your days.`,
  },
] as const;

export function OnlyHere() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="only-title" className="bg-card">
      <div className="page-width py-12 lg:py-20">
        <SectionHeading id="only-title" title={<Trans>Only in Mwezi</Trans>} />
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
          {POINTS.map(({ Picture, title, text }) => (
            <li
              key={title.id}
              className="rounded-card border border-line bg-paper p-6 sm:last:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3"
            >
              <div className="flex h-32 items-center">
                <Picture />
              </div>
              <h3 className="mt-4 text-xl">{i18n._(title)}</h3>
              <p className="mt-2 text-soft">{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
