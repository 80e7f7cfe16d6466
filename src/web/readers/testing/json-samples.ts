import type { Sample } from "./sample.ts";

const noDescription =
  "not described by the maker; names of members as readers of real exports list them";

const json = (app: string, format: string, described: string, value: unknown): Sample => ({
  app,
  format,
  described,
  content: JSON.stringify(value),
});

const clue = (type: string, date: string, value: unknown) => ({ type, date, value });
const option = (...options: string[]) => options.map((one) => ({ option: one }));

const flo = (category: string, subcategory: string, more: object = {}) => ({
  category,
  subcategory,
  local_date: "2026-01-03 08:00:00.0",
  ...more,
});

export const jsonSamples: readonly Sample[] = [
  json("Clue", "`measurements.json`, also in its locked zip", noDescription, [
    clue("period", "2026-01-03", { option: "super_heavy" }),
    clue("period", "2026-01-04", { option: "light" }),
    clue("spotting", "2026-01-15", option("brown")),
    clue("pain", "2026-01-03", option("period_cramps", "headache")),
    clue("discharge", "2026-01-16", option("egg_white")),
    clue("tests", "2026-01-16", option("ovulation_positive", "pregnancy_negative")),
    clue("sex_life", "2026-01-16", option("protected_sex", "high_sex_drive")),
    clue("feelings", "2026-01-16", option("sad")),
    clue("feelings", "2026-01-17", option("happy")),
    clue("energy", "2026-01-16", option("tired")),
    clue("bbt", "2026-01-16", { celsius: 36.5 }),
    clue("weight", "2026-01-16", { kilograms: 65.2 }),
    clue("sleep_duration", "2026-01-16", { hours: 7, minutes: 30 }),
    clue("sleep_quality", "2026-01-16", option("trouble_falling_asleep", "vivid_dreams")),
    clue("birth_control_pill", "2026-01-16", { option: "taken" }),
    clue("tags", "2026-01-16", option("my tag")),
  ]),
  json("Clue", "`.cluedata`, the older list of days", noDescription, {
    data: [{ day: "2019-05-01T00:00:00Z", period: "heavy", pain: ["cramps"], mood: "x" }],
  }),
  json("Flo", "JSON, also in its locked zip", noDescription, {
    operationalData: {
      cycles: [
        {
          period_start_date: "2026-01-02 00:00:00.0",
          period_end_date: "2026-01-05 00:00:00.0",
          period_intensity: '{"0":3,"1":1}',
          pregnant: false,
        },
        {
          period_start_date: "2025-01-02 00:00:00.0",
          period_end_date: "2025-10-05 00:00:00.0",
          pregnant: true,
        },
      ],
      point_events_manual_v2: [
        flo("Symptom", "DrawingPain"),
        flo("Mood", "Depressed"),
        flo("Sex", "Protected"),
        flo("Fluid", "Eggwhite"),
        flo("OvulationTest", "Positive"),
        flo("PregnancyTest", "Negative"),
        flo("Temperature", "", { properties: { value: 36.4 } }),
        flo("Weight", "", { value: 64 }),
        flo("Sleep", "", { value: 450 }),
        flo("Water", "", { value: 3 }),
      ],
      notes: [{ text: "a note", date: "2026-01-02 10:00:00.0" }],
    },
  }),
  json("Ovumcy", "JSON", "https://github.com/ovumcy/ovumcy-web (the page on its export)", {
    exported_at: "2026-05-18T00:00:00Z",
    entries: [
      {
        date: "2026-05-17",
        period: true,
        cycle_start: true,
        flow: "medium",
        bbt: 36.5,
        lh_test: "peak",
        cervical_mucus: "creamy",
        sex_activity: "protected",
        symptoms: { cramps: true, food_cravings: true },
        mood_rating: 4,
        notes: "late",
      },
    ],
  }),
  json("Mensinator", "JSON", "https://github.com/EmmaTellblom/Mensinator (its own source)", {
    periods: [
      { id: "1", date: "2026-01-05", period_id: "1" },
      { id: "2", date: "2026-01-06", period_id: "1" },
    ],
    symptoms: [
      { id: "1", symptom_name: "Heavy_Flow" },
      { id: "2", symptom_name: "Zumba" },
    ],
    symptom_date: [
      { symptom_date: "2026-01-05", symptom_id: "1" },
      { symptom_date: "2026-01-06", symptom_id: "2" },
    ],
    ovulations: [{ id: "1", date: "2026-01-20" }],
    app_settings: [],
  }),
  json("Menstrudel", "JSON", "https://github.com/J-shw/Menstrudel (its own source)", {
    periods: [{ start_date: 1_767_571_200_000, end_date: 1_767_744_000_000 }],
    period_logs: [{ id: 1, date: "2026-01-05T00:00:00.000", flow: 4, painLevel: 3 }],
    log_symptoms: [{ log_id_fk: 1, symptom: "moodSwings" }],
    db_version: 9,
  }),
  json("Peri", "JSON", "https://github.com/IraSoro/peri (its own source)", {
    cycles: [{ cycleLength: 40, periodLength: 4, startDate: "2026-01-10" }],
    version: 1,
  }),
  json("Luteal", "JSON backup", "https://github.com/JoeriKaiser/luteal (its own source)", {
    schemaVersion: 1,
    cycles: [
      {
        startDate: "2026-01-05",
        periodDays: [
          { date: "2026-01-05", bleedingIntensity: "HEAVY", notes: "", symptomIds: ["cramps"] },
          { date: "2026-01-06", bleedingIntensity: "LIGHT", notes: "", symptomIds: [] },
        ],
      },
    ],
    dailyEntries: [
      { date: "2026-01-07", bleedingIntensity: "NONE", painLevel: 2, moodLevel: 4, energyLevel: 3 },
    ],
    symptomLogs: [{ date: "2026-01-07", symptomId: "fatigue", severity: 3, notes: "" }],
    biomarkerObservations: [
      {
        date: "2026-01-18",
        bbtCelsius: 36.4,
        bbtDisturbances: ["POOR_SLEEP"],
        cervicalTexture: "EGG_WHITE",
        lhTestResult: "PEAK_POSITIVE",
        hcgTestResult: "NEGATIVE",
      },
    ],
  }),
  json("Garmin", "`…_MenstrualCycles.json` in its zip", noDescription, [
    {
      startDate: "2026-01-05",
      actualPeriodLength: 5,
      predictedCycleLength: 30,
      cycleType: "REGULAR",
    },
    { startDate: "2026-02-05", predictedPeriodLength: 5, predictedCycleLength: 30 },
  ]),
  json("Garmin", "`…_DailyMenstrualLogs.json` in its zip", noDescription, [
    {
      calendarDate: "2026-01-05",
      flow: "HEAVY",
      symptoms: ["CRAMPS"],
      moods: ["SAD"],
      ovulationDay: false,
    },
    {
      calendarDate: "2026-01-19",
      flow: null,
      symptoms: [],
      moods: ["EXCITED"],
      ovulationDay: true,
    },
  ]),
  json(
    "Read Your Body",
    "JSON of its manual backup",
    "https://readyourbody.zendesk.com/hc/en-gb/articles/360015907180",
    {
      data: [
        {
          date: "2026-01-05",
          fluid: "bleeding_heavy",
          tempOneValue: "36.5",
          intercourse: "",
          notes: "x",
        },
        {
          date: "2026-01-18",
          fluid: "peak",
          tempOneValue: "36.4",
          intercourse: "condom",
          cervixHeight: "high",
        },
      ],
    },
  ),
];
