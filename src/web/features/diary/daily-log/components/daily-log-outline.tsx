import { Trans, useLingui } from "@lingui/react/macro";
import { outlineImage } from "#web/beads/outline-image.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { listQuestions, scaleLabels } from "../words.ts";
import { DAY_COLUMNS } from "./daily-log-view.tsx";
import { DAY_FRAME } from "./day-card.tsx";
import { DepthTabs } from "./depth-tabs.tsx";

export function DailyLogOutline() {
  return (
    <div className="grid gap-3 sm:gap-5">
      <header>
        <Skeleton className="h-7 w-3/5 max-w-96 sm:h-11" />
        <p className="mt-0.5 min-h-5 sm:mt-1 sm:min-h-6" />
      </header>
      <div className="grid min-w-0 gap-3 sm:gap-5">
        <StripOutline />
        <div className={DAY_COLUMNS}>
          <div className={DAY_FRAME}>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h2 className="pt-2 text-xl sm:text-2xl">
                <Trans>Today</Trans>
              </h2>
              <Skeleton className="mt-1.5 h-12 w-40" />
            </div>
            <DepthTabs tab="quick" quick={<FirstQuestions />} />
          </div>
        </div>
      </div>
    </div>
  );
}

const [BEAD_WIDTH, BEAD_HEIGHT] = [48, 85];
const DAYS = 30;

const width = DAYS * BEAD_WIDTH;
const strip = outlineImage(
  { left: 0, top: 0, width, height: BEAD_HEIGHT },
  `<path d='M${BEAD_WIDTH / 2} 41H${width}' stroke='currentColor' stroke-width='15' stroke-linecap='round' stroke-dasharray='0 ${BEAD_WIDTH}'/>`,
);

function StripOutline() {
  const { t } = useLingui();
  return (
    <div className="grid min-w-0 gap-1">
      <div className="day-strip">
        <img
          src={strip}
          alt={t`Loading...`}
          className="breathe h-[85px] min-w-0 flex-1 object-none object-right"
        />
      </div>
      <Skeleton className="h-5 w-56 max-sm:hidden" />
    </div>
  );
}

function FirstQuestions() {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-6">
      <div>
        <p className="mb-2 font-semibold">{i18n._(listQuestions.mood.legend)}</p>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {listQuestions.mood.values.map((mood) => (
            <Skeleton key={mood} className="h-16.5 sm:h-19.5" />
          ))}
        </div>
      </div>
      <div>
        <p className="flex min-h-11 items-center font-semibold">{i18n._(scaleLabels.motivation)}</p>
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
