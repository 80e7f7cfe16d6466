export const flagMessages = {
  "report.urgency.call-now": "Now",
  "report.urgency.today": "Today",
  "report.urgency.within-days": "Within a week",
  "report.urgency.mention": "To mention",
  "report.flags.gotHelp": "she got help on {day}",
  "report.flags.seen": "a clinician saw this on {day}, by her note",
  "report.flags.change":
    "{test} from {before} to {value} {unit} in {months, plural, one {# month} other {# months}}",
  "report.flags.more": "{count} more",
  "report.flags.advised": "Advised:",
  "report.flags.selfHarm": "Call a crisis line now, or stay with someone she trusts.",
  "report.flags.violence": "Call a helpline for violence, or go to hospital now.",
  "report.flags.leftOut": "Some entries could not be read, and were not looked at.",
  "report.flags.none": "None of the signs Mwezi looks for was logged. Looked at: {kinds}.",
  "report.flags.looked": "Mwezi's rules call for nothing. Looked at: {kinds}.",
  "report.flags.notLogged": "Not logged: {kinds}.",
} as const;
