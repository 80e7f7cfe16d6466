export const feelingMessages = {
  "report.cell.fromSetup": "from setup",
  "report.pain.pelvic":
    "Cramps or pelvic pain on {days, plural, one {# day} other {# days}}, {inPeriod} of them in a period.",
  "report.pain.worst": "Worst {severity} of 10 on {day}.",
  "report.pain.worstAndSevere":
    "Worst {severity} of 10 on {day}; 8 or more on {days, plural, one {# day} other {# days}}.",
  "report.pain.painkillerFailed":
    "The usual painkiller did not help on {days, plural, one {# day} other {# days}}.",
  "report.pain.daysOff": "Off work or school on {days, plural, one {# day} other {# days}}.",
  "report.pain.also": "Also, in days: {pains}.",
  "report.pain.other": "{pain} {days} (worst {worst})",
  "report.mood.noted": "Mood or stress noted on {days, plural, one {# day} other {# days}}.",
  "report.mood.averages": "Averages of 5 (5 is heaviest): {averages}.",
  "report.mood.depression": "low mood {value}",
  "report.mood.anxiety": "anxiety {value}",
  "report.mood.stress": "Stress {value} of 10 on average (10 is heaviest).",
  "report.mood.sleep": "Sleep {value} of 10 (10 is best).",
  "report.timing.depression":
    "Low mood may rise before periods ({count} of {cycles, plural, one {# cycle} other {# cycles}}).",
  "report.timing.anxiety":
    "Anxiety may rise before periods ({count} of {cycles, plural, one {# cycle} other {# cycles}}).",
  "report.timing.stress":
    "Stress may rise before periods ({count} of {cycles, plural, one {# cycle} other {# cycles}}).",
  "report.timing.tooFew": "Too few days around periods to see a timing.",
  "report.timing.none": "No rise before periods seen.",
  "report.measures.weight": "Weight {value} kg on {day}.",
  "report.measures.weightBefore": "Weight {value} kg on {day} ({before} kg on {dayBefore}).",
  "report.measures.waist": "Waist {value} cm on {day}.",
  "report.measures.waistBefore": "Waist {value} cm on {day} ({before} cm on {dayBefore}).",
  "report.measures.height": "Height {value} cm.",
  "report.measures.bmi": "BMI {value}.",
  "report.measures.bloodPressure": "Blood pressure {value} mmHg on {day}.",
  "report.body.hairScores": "Hair score {scores} (modified Ferriman–Gallwey, self-scored).",
  "report.body.hairTreated":
    "Hair score {scores} (modified Ferriman–Gallwey, self-scored; hair is treated).",
  "report.body.score": "{score} of 36 on {day}",
  "report.body.scoreBefore": "{score} on {day}",
  "report.body.acne": "acne {grade} of 4",
  "report.body.hairThinning": "hair thinning {grade} of 3",
  "report.body.foldsYes": "darker skin folds: yes",
  "report.body.foldsNo": "darker skin folds: no",
} as const;
