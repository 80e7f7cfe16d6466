export const medicineListMessages = {
  "report.list.upTo": "As she noted them, up to {day}",
  "report.list.current": "Taking now",
  "report.list.planned": "Planned",
  "report.list.ended": "Ended",
  "report.list.noneNow": "None noted.",
  "report.list.sideEffects": "Side effects, in her own words",
  "report.list.counted":
    "Doses taken: of those she noted among the doses due in the last {days, plural, one {# day} other {# days}}. A late dose counts as taken; one not noted may have been taken too.",
  "report.list.footer": "Made by her with Mwezi on {day}, from her own notes. Not a prescription.",
} as const;
