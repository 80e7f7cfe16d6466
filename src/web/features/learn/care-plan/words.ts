import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlannedStep } from "#domain/care/care-plan.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import type { Labels } from "#web/words/labels.ts";

interface StepWords {
  readonly title: MessageDescriptor;
  readonly why: MessageDescriptor;
  readonly article: ArticleSlug;
}

export const partWords: Labels<PlannedStep["part"]> = {
  condition: msg`Your health`,
  goal: msg`Towards your goals`,
};

export const stepWords: Readonly<Record<PlannedStep["key"], StepWords>> = {
  "pregnancy-clinic": {
    title: msg`Have your pregnancy checked at a clinic`,
    why: msg`Ask there about free messages for mothers. In South Africa that is MomConnect: see “My Health”, under “Resources”.`,
    article: "health-messages-and-privacy-law",
  },
  "pregnancy-danger-signs": {
    title: msg`Learn the danger signs in pregnancy`,
    why: msg`Read them now, while you're well, and show them to someone at home.`,
    article: "when-to-get-help",
  },
  "pcos-ask": {
    title: msg`Ask a clinic whether it could be PCOS`,
    why: msg`Only a clinic can tell: two of three signs, and other causes such as the thyroid ruled out.`,
    article: "pcos-explained",
  },
  "pcos-mood": {
    title: msg`Ask to talk about your mood at your next visit`,
    why: msg`The international guideline asks for this check with PCOS. If nobody asks, you can bring it up.`,
    article: "mind-and-sleep",
  },
  "pcos-blood-sugar": {
    title: msg`Ask when your blood sugar should be checked`,
    why: msg`Guidelines differ on how often. Your clinic knows what is right for you.`,
    article: "reading-your-lab-results",
  },
  "endo-record": {
    title: msg`Keep a pain record for two or three cycles`,
    why: msg`Where, how much, what you took, what you missed. A scan that shows nothing doesn't rule it out.`,
    article: "endometriosis-explained",
  },
  "pmdd-daily-notes": {
    title: msg`Log your mood each evening for two cycles`,
    why: msg`Only daily notes show whether it follows your cycle. Memory is a poor guide.`,
    article: "pms-and-pmdd",
  },
  "log-first-days": {
    title: msg`Log the first day of your next three periods`,
    why: msg`This helps the forecast most.`,
    article: "cycle-basics",
  },
  "pcos-one-change": {
    title: msg`Choose one small change and keep it for two or three months`,
    why: msg`No diet or exercise is better than another. The best is the one you can keep up.`,
    article: "what-helps-with-pcos",
  },
  "fertile-days": {
    title: msg`Learn why fertile days are a range`,
    why: msg`The fertile days end on the day you ovulate, and that day shifts even in regular cycles.`,
    article: "hormones-and-your-cycle",
  },
  "ask-fertility-medicine": {
    title: msg`Ask a doctor which medicine comes first when you hope for a child`,
    why: msg`For PCOS, the international guideline recommends letrozole. A doctor decides with you.`,
    article: "what-helps-with-pcos",
  },
  "pain-record": {
    title: msg`Write down what bothers you most for two cycles`,
    why: msg`With the day and a severity from 0 to 10, a doctor can see the pattern.`,
    article: "preparing-for-the-doctor",
  },
  "move-for-pain": {
    title: msg`Try moving three times a week, in any way you like`,
    why: msg`In small trials it eased period pain. If it makes things worse, rest.`,
    article: "moving-with-your-cycle",
  },
  "energy-notes": {
    title: msg`Log your energy for two cycles, then look back`,
    why: msg`If the same days come up each time, plan them lighter.`,
    article: "moving-with-your-cycle",
  },
  "steady-bedtime": {
    title: msg`Keep one bedtime for two weeks`,
    why: msg`Also on days off, with the phone out of reach.`,
    article: "mind-and-sleep",
  },
  "one-weight-less": {
    title: msg`Write down what weighs on you, and mark one thing to change`,
    why: msg`Then share it with one person you trust.`,
    article: "stress-and-cortisol",
  },
  "move-most-days": {
    title: msg`Move on most days of this week`,
    why: msg`Walking to the taxi counts. Begin small, add a little when it feels easy.`,
    article: "moving-with-your-cycle",
  },
  "add-beans-and-leaves": {
    title: msg`Add beans or leaves to one meal a day`,
    why: msg`In small studies, such meals raised blood sugar more slowly.`,
    article: "pcos-and-food",
  },
  "visit-main-worry": {
    title: msg`Write your main worry in one sentence`,
    why: msg`Say it first, before anyone asks.`,
    article: "preparing-for-the-doctor",
  },
  "visit-dates": {
    title: msg`Bring dates: last period, last cycles, what you take`,
    why: msg`A daily record is worth more than memory.`,
    article: "preparing-for-the-doctor",
  },
};
