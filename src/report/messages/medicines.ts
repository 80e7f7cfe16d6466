export const medicineMessages = {
  "report.schedule.asNeeded": "when needed",
  "report.schedule.daily": "{times, plural, =1 {once} =2 {twice} other {# times}} a day",
  "report.schedule.weekdays":
    "{times, plural, =1 {once} =2 {twice} other {# times}} a day on {weekdays}",
  "report.schedule.cycleDay":
    "{times, plural, =1 {once} =2 {twice} other {# times}} a day on day {day} of the cycle",
  "report.schedule.cycleDays":
    "{times, plural, =1 {once} =2 {twice} other {# times}} a day on days {from} to {to} of the cycle",
  "report.schedule.everyDays":
    "{times, plural, =1 {once} other {# times}} every {count, plural, =1 {day} other {# days}}",
  "report.schedule.everyWeeks":
    "{times, plural, =1 {once} other {# times}} every {count, plural, =1 {week} other {# weeks}}",
  "report.schedule.everyMonths":
    "{times, plural, =1 {once} other {# times}} every {count, plural, =1 {month} other {# months}}",
  "report.schedule.pack":
    "{times, plural, =1 {once} =2 {twice} other {# times}} a day for {taken, plural, one {# day} other {# days}}, then {paused} days without",
  "report.doses.unanswered": "not noted",
  "report.doses.taken": "{taken} of {answered} noted",
  "report.doses.asNeeded": "{count, plural, one {# time} other {# times}}",
  "report.tried.note":
    "Medians of half a year before and after, a week as one value; no proof of the cause.",
  "report.tried.nothing": "nothing logged both before and after.",
  "report.tried.also": "Also: {others}.",
  "report.tried.began": "{name} began {day}",
  "report.tried.ended": "{name} ended {day}",
  "report.tried.medicine": "medicine",
  "report.tried.change": "change",
  "report.tried.contraception": "contraception",
  "report.tried.pregnancy": "pregnancy",
  "report.tried.cycles": "cycles {before} before, {after} days after",
  "report.tried.weight": "weight {before} before, {after} kg after",
  "report.tried.symptom": "{symptom} {before} before, {after} of 10 after",
  "report.tried.lab": "{test} {before} before, {after} {unit} after",
  "report.tried.tooFew": "{change} (too few to say: {before} and {after})",
  "report.tried.unclear": "{change} (no clear change)",
  "report.tried.lower": "{change} (lower by {low} to {high})",
  "report.tried.higher": "{change} (higher by {low} to {high})",
} as const;
