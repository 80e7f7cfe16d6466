export const cycleMessages = {
  "report.cycles.complete": "{count, plural, one {# complete cycle} other {# complete cycles}}",
  "report.cycles.average": "on average {days} days",
  "report.cycles.median": "median {days}",
  "report.cycles.medianDays": "median {days, plural, one {# day} other {# days}}",
  "report.cycles.spread": "{shortest}–{longest} days, median {median}",
  "report.cycles.range": "range {shortest}–{longest}",
  "report.cycles.alike": "all alike",
  "report.cycles.usual": "usual range {shortest}–{longest}; {source}",
  "report.cycles.usualApart": "usual range {shortest}–{longest}, up to 7 to 9 days apart; {source}",
  "report.cycles.none": "No complete cycle in these months.",
  "report.cycles.noneWithoutHormones": "No complete cycle without hormones in these months.",
  "report.cycles.onHormones":
    "{count, plural, one {# cycle} other {# cycles}} with hormones, not in these figures.",
  "report.cycles.bleeding": "Bleeding {length}.",
  "report.cycles.bleedingUsual": "Bleeding {length} (usual up to {days}).",
  "report.cycles.noUsual":
    "No usual range: it goes by her age, and none holds in a pregnancy, while breastfeeding, or with hormones or an IUD not known to be copper.",
  "report.cycles.change":
    "After the age of 45, cycles often change by {days} days or more from one to the next, later with {gap} days or more between periods ({source}).",
  "report.cycles.changed":
    "Of her last {cycles, plural, one {# cycle} other {# cycles}}, {changes, plural, =0 {none} other {#}} changed by that much and {gaps, plural, =0 {none} other {#}} lasted that long.",
  "report.forecast.overdue": "Overdue: expected {day}, now likely {range} (at least 8 in 10).",
  "report.forecast.overdueWide": "Overdue; now likely {range} (at least 8 in 10).",
  "report.forecast.wide": "Hard to predict: {range} (at least 8 in 10).",
  "report.forecast.likely": "Likely {range} (at least 8 in 10), most likely {day}.",
  "report.forecast.sure.high": "Quite sure.",
  "report.forecast.sure.fair": "Somewhat sure.",
  "report.forecast.sure.low": "Not sure.",
  "report.forecast.phase.menstrual": "Today: menstrual phase.",
  "report.forecast.phase.follicular": "Today: follicular phase.",
  "report.forecast.phase.ovulatory": "Today: ovulatory phase.",
  "report.forecast.phase.luteal": "Today: luteal phase.",
  "report.forecast.odds.menstrual":
    "Today: menstrual phase. In her period: about {tenths} in 10 likely.",
  "report.forecast.odds.follicular":
    "Today: follicular phase. Before ovulation: about {tenths} in 10 likely.",
  "report.forecast.odds.ovulatory":
    "Today: ovulatory phase. Around ovulation: about {tenths} in 10 likely.",
  "report.forecast.odds.luteal":
    "Today: luteal phase. After ovulation: about {tenths} in 10 likely.",
  "report.forecast.backTest":
    "Of the last {cycles, plural, one {# period} other {# periods}} it foretold, {inside} came inside the range.",
  "report.forecast.lapsed":
    "No forecast: the last logged period began on {day}; later ones may be missing.",
  "report.forecast.afterMethod": "The cycle has not come back yet since contraception ended.",
  "report.bleeding.periods": "{count, plural, one {# period} other {# periods}}.",
  "report.bleeding.heavyPeriods":
    "{count, plural, one {# period} other {# periods}}, {heavy} noted as heavy.",
  "report.bleeding.longest": "Longest {days, plural, one {# day} other {# days}}.",
  "report.bleeding.heavyDays":
    "Heavy flow on {days, plural, one {# day} other {# days}} of the daily log.",
  "report.bleeding.spotting":
    "Spotting between periods in {cycles, plural, one {# cycle} other {# cycles}}.",
  "report.bleeding.healing":
    "After a birth or a loss: bleeding on {days, plural, one {# day} other {# days}}.",
  "report.strip.length": "{days, plural, one {# day} other {# days}}",
  "report.strip.current": "going on",
  "report.strip.ofBleeding": "{length}, {days} of bleeding",
} as const;
