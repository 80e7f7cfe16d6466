/**
 * The published English wording, verbatim. Not in the catalogues on purpose: an unvalidated
 * translation measures something else. "Developed by Drs. Robert L. Spitzer, Janet B.W. Williams,
 * Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to
 * reproduce, translate, display or distribute." (phqscreeners.com)
 */
export const questionnaireText = {
  mood: {
    question:
      "Over the last 2 weeks, how often have you been bothered by any of the following problems?",
    items: [
      "Little interest or pleasure in doing things",
      "Feeling down, depressed, or hopeless",
      "Trouble falling or staying asleep, or sleeping too much",
      "Feeling tired or having little energy",
      "Poor appetite or overeating",
      "Feeling bad about yourself — or that you are a failure or have let yourself or your family down",
      "Trouble concentrating on things, such as reading the newspaper or watching television",
      "Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual",
      "Thoughts that you would be better off dead or of hurting yourself in some way",
    ],
  },
  worry: {
    question: "Over the last 2 weeks, how often have you been bothered by the following problems?",
    items: [
      "Feeling nervous, anxious or on edge",
      "Not being able to stop or control worrying",
      "Worrying too much about different things",
      "Trouble relaxing",
      "Being so restless that it is hard to sit still",
      "Becoming easily annoyed or irritable",
      "Feeling afraid as if something awful might happen",
    ],
  },
} as const;

/** From 0 to 3. */
export const questionnaireAnswers = [
  "Not at all",
  "Several days",
  "More than half the days",
  "Nearly every day",
] as const;

/** What the questions are about. The short form has the first two questions of the long one. */
export type QuestionnaireSubject = keyof typeof questionnaireText;

export const questionnaireKinds = {
  mood: { short: "phq2", long: "phq9" },
  worry: { short: "gad2", long: "gad7" },
} as const;
