import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { canConceive, isTrying } from "../evidence/conceiving.ts";
import { type Method, methodNow } from "../evidence/method-now.ts";
import { isPregnancyRecorded, stagesOf } from "../evidence/pregnancy.ts";
import { signsWithin } from "../evidence/signs.ts";

const HOLDS_FOR = 5;

/** Methods without doses to miss: sex with them is not unprotected. */
const LASTING = ["iud", "implant", "sterilisation"];

/** Adds that help is private and that nobody may force them. Background knowledge. */
const YOUNG_UNDER = 16;

const PILLS = { combined: "combined-pill", progestogen_only: "progestogen-pill" } as const;

function missedPill({ name, pill }: Method) {
  if (name !== "pill") return null;
  return pill === undefined ? "pill" : PILLS[pill];
}

/** No ovulation before this day (WHO, South African NDoH). */
const FERTILE_AGAIN = 21;

const isJustAfterBirth = (story: Story, day: CalendarDay) =>
  stagesOf(story).some(({ kind, to, ending = "birth" }) => {
    const isBirth = kind === "pregnancy" && ending === "birth" && to !== undefined && to <= day;
    return isBirth && daysBetween(to, day) < FERTILE_AGAIN;
  });

const ecWindow: Rule = {
  key: "ec-window",
  trigger:
    'Unprotected sex or a missed method up to 5 days ago, unless she is trying to conceive, pregnant as recorded, or 55 or older (K), nor before the 21st day after a birth; with an IUD, implant or sterilisation only a missed method counts (J). Rape always counts. A missed pill has words of its own (subject "pill"; "combined-pill" or "progestogen-pill" where she said which), and so has whoever is under 16 (subject "young", K).',
  source: "South African NDoH standard treatment guideline, emergency contraception",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const since = signsWithin(story, today, HOLDS_FOR);
    const background = { ...story.background, couldConceive: undefined };
    if (isPregnancyRecorded(story, today) || !canConceive({ ...story, background })) return [];
    const subject = (story.facts.age ?? YOUNG_UNDER) < YOUNG_UNDER ? "young" : undefined;
    if (isTrying(story, today)) return findings("today", since("rape"), subject);
    const couldConceive = ({ day }: ConcernEvidence) => !isJustAfterBirth(story, day);
    const sex = since("unprotected_sex")
      .filter(couldConceive)
      .filter(({ day }) => !LASTING.includes(methodNow(story, day).name ?? ""));
    const missed = since("missed_method").filter(couldConceive);
    const pillOf = ({ day }: ConcernEvidence) =>
      subject === "young" ? null : missedPill(methodNow(story, day));
    return [
      ...findings(
        "today",
        [...sex, ...missed.filter((line) => pillOf(line) === null), ...since("rape")],
        subject,
      ),
      ...(["pill", "combined-pill", "progestogen-pill"] as const).flatMap((pill) =>
        findings(
          "today",
          missed.filter((line) => pillOf(line) === pill),
          pill,
        ),
      ),
    ];
  },
};

export const emergencyContraceptionRules: readonly Rule[] = [ecWindow];
