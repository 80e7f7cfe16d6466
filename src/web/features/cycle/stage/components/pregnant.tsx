import { Trans, useLingui } from "@lingui/react/macro";
import { maternalProgramme } from "#domain/care/maternal-programme.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Gestation } from "#domain/stage/gestation.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { checkWords } from "../view-model.ts";
import { trimesterWords } from "../words.ts";

interface PregnantProps {
  readonly gestation: Gestation | null;
  readonly today: CalendarDay;
}

export function Pregnant({ gestation, today }: PregnantProps) {
  return (
    <div className="grid gap-2">
      {gestation === null ? <WithoutDates /> : <Dated gestation={gestation} today={today} />}
      <ButtonLink href="/guidance#pregnant">
        <Trans>See the danger signs</Trans>
      </ButtonLink>
    </div>
  );
}

function Dated({ gestation, today }: PregnantProps & { readonly gestation: Gestation }) {
  const { i18n } = useLingui();
  const due = formatDay(gestation.dueDay, i18n.locale);
  if (gestation.isOver) {
    return (
      <p className="py-2 text-center font-semibold">
        <Trans>Has your pregnancy ended? Tap below, so that your days are counted correctly.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className="phase-line">
        <p className="font-semibold text-aloe-ink">{i18n._(trimesterWords[gestation.trimester])}</p>
        <p className="text-sm/4.5 text-soft">
          <Trans>Due about {due}</Trans>
        </p>
      </div>
      <div className="border-t border-line py-2">
        <p className="text-sm text-soft">
          <Trans>Next clinic check</Trans>
        </p>
        <p className="font-display text-lg font-semibold">
          {i18n._(checkWords(gestation, today, i18n.locale))}
        </p>
        <Plan />
      </div>
    </>
  );
}

function Plan() {
  const country = useQuery(queryOf("GET /api/user/profile", {})).data?.country ?? null;
  const programme = maternalProgramme(country);
  if (programme === null) {
    return (
      <p className="text-sm text-soft">
        <Trans>The World Health Organization advises eight checks.</Trans>
      </p>
    );
  }
  const { name, dialLink, code } = programme;
  return (
    <p className="text-sm text-soft">
      <Trans>
        Clinics in South Africa plan eight checks. {name} sends free messages: dial{" "}
        <a href={dialLink} className="font-semibold whitespace-nowrap underline">
          {code}
        </a>
        .
      </Trans>
    </p>
  );
}

const WithoutDates = () => (
  <div className="border-line py-2 max-md:border-t">
    <p className="font-semibold">
      <Trans>How many weeks are you?</Trans>
    </p>
    <p className="text-sm text-soft">
      <Trans>Add the first day of your last period, and we count the weeks and the due date.</Trans>
    </p>
    <TextLink href="/settings/profile#life-stages">
      <Trans>Add my dates</Trans>
    </TextLink>
  </div>
);
