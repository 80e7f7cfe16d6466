/** Descriptions of the spreadsheet columns. */
export const sheetMessages = {
  "sheet.days.date": "The day, as year-month-day",
  "sheet.days.bleeding":
    "period_start: the first day of a period; period: a later day of it; between: bleeding outside a period",
  "sheet.days.flow": "How strong the bleeding was",
  "sheet.days.pain": "The strongest pain, 0 to 10",
  "sheet.days.mood": "Your mood, in a word",
  "sheet.days.low_mood": "Low mood, 0 to 10; 10 is heaviest",
  "sheet.days.anxiety": "Anxiety, 0 to 10; 10 is heaviest",
  "sheet.days.stress": "Stress, 0 to 10; 10 is heaviest",
  "sheet.days.sleep": "Sleep, 0 to 10; 10 is best",
  "sheet.days.energy": "Energy, 0 to 10; 10 is most",
  "sheet.days.mucus": "Cervical mucus",
  "sheet.days.symptoms": "Symptoms, each with how strong it was, 0 to 10",
} as const;
