/** The calendar file and feed, which others who see the calendar can read too. */
export const calendarMessages = {
  "calendar.period.possible": "Period possible",
  "calendar.period.likely": "Period likely",
  "calendar.period.late":
    "Later than expected. At least four times in five it now begins from {from} to {to}.",
  "calendar.period.wide":
    "Hard to predict: it may begin on any of {days, plural, one {# day} other {# days}}, from {from} to {to}.",
  "calendar.period.around":
    "Most likely it begins around {day}. At least four times in five it begins from {from} to {to}.",
  "calendar.period.note":
    "An estimate from what you logged, and no contraception. Make the calendar file again after your period starts.",
  "calendar.dose.note":
    "The first dose is at the time you chose for reminders. Move this if you take it at another.",
  "calendar.feed.name": "Notes",
  "calendar.feed.note": "You have a note",
} as const;
