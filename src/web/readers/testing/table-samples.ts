import { lines, type Sample } from "./sample.ts";

const noDescription =
  "not described by the maker; names of columns as readers of real exports list them";

export const tableSamples: readonly Sample[] = [
  {
    app: "Apple Health",
    format: "`export.xml`, also in its zip",
    described: "https://developer.apple.com/documentation/healthkit/hkcategorytypeidentifier",
    content: lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      "<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate|Record)*>\n]>",
      '<HealthData locale="en_ZA">',
      '<Record type="HKCategoryTypeIdentifierMenstrualFlow" sourceName="My\u000b&#11; Watch" startDate="2026-01-05 08:00:00 +0200" endDate="2026-01-05 08:00:00 +0200" value="HKCategoryValueVaginalBleedingHeavy"><MetadataEntry key="HKMenstrualCycleStart" value="1"/></Record>',
      '<Record type="HKCategoryTypeIdentifierIntermenstrualBleeding" startDate="2026-01-15 08:00:00 +0200" value="HKCategoryValueNotApplicable"/>',
      '<Record type="HKCategoryTypeIdentifierAbdominalCramps" startDate="2026-01-05 08:00:00 +0200" value="HKCategoryValueSeveritySevere"/>',
      '<Record type="HKCategoryTypeIdentifierCervicalMucusQuality" startDate="2026-01-18 08:00:00 +0200" value="HKCategoryValueCervicalMucusQualityEggWhite"/>',
      '<Record type="HKCategoryTypeIdentifierOvulationTestResult" startDate="2026-01-18 08:00:00 +0200" value="HKCategoryValueOvulationTestResultLuteinizingHormoneSurge"/>',
      '<Record type="HKCategoryTypeIdentifierPregnancyTestResult" startDate="2026-01-18 08:00:00 +0200" value="HKCategoryValuePregnancyTestResultNegative"/>',
      '<Record type="HKCategoryTypeIdentifierSexualActivity" startDate="2026-01-18 08:00:00 +0200" value="HKCategoryValueNotApplicable"/>',
      '<Record type="HKQuantityTypeIdentifierBasalBodyTemperature" startDate="2026-01-18 06:00:00 +0200" unit="degC" value="36.5"/>',
      '<Record type="HKQuantityTypeIdentifierBodyMass" startDate="2026-01-18 06:00:00 +0200" unit="st" value="10.5"/>',
      '<Record type="HKQuantityTypeIdentifierStepCount" startDate="2026-01-18 06:00:00 +0200" value="4000"/>',
      '<Record type="HKCategoryTypeIdentifierPregnancy" startDate="2024-02-01 08:00:00 +0200" endDate="2024-10-20 08:00:00 +0200" value="HKCategoryValueNotApplicable"/>',
      '<Record type="HKCategoryTypeIdentifierBleedingAfterPregnancy" startDate="2024-10-22 08:00:00 +0200" value="HKCategoryValueVaginalBleedingHeavy"/>',
      '<Record type="HKCategoryTypeIdentifierLactation" startDate="2024-10-20 08:00:00 +0200" endDate="2025-06-01 08:00:00 +0200" value="HKCategoryValueNotApplicable"/>',
      '<Record type="HKCategoryTypeIdentifierContraceptive" startDate="2025-07-01 08:00:00 +0200" endDate="4001-01-01 00:00:00 +0000" value="HKCategoryValueContraceptiveIntrauterineDevice"/>',
      "</HealthData>",
    ),
  },
  {
    app: "Flo",
    format: "its text form",
    described: noDescription,
    content: lines(
      "Period start date: 2026-01-02",
      "Period end date: 2026-01-05",
      "-----",
      "manual events",
      "1 - 2026-01-02 - Symptom - Headache",
      "2 - 2026-01-02 10:00:00 - Symptom - VaginalItching",
    ),
  },
  {
    app: "drip",
    format: "CSV",
    described: "https://gitlab.com/bloodyhealth/drip (its own source)",
    content: lines(
      "date,temperature.value,temperature.exclude,bleeding.value,bleeding.exclude,mucus.value,note.value,pain.cramps,mood.happy",
      '2026-01-05,36.5,true,3,false,,"a, b",true,',
      "2026-01-06,,,,,4,,,true",
    ),
  },
  {
    app: "Ovumcy",
    format: "CSV",
    described: "https://github.com/ovumcy/ovumcy-web (the page on its export)",
    content: lines(
      "Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Food cravings,Other,Notes,Cycle start,LH test",
      "2026-05-17,true,light,4,protected,36.5,creamy,true,true,Dizziness,late,Yes,peak",
    ),
  },
  {
    app: "Natural Cycles",
    format: "CSV",
    described: noDescription,
    content: lines(
      "Date,Temperature,Menstruation,Flow Quantity,Cervical Mucus Consistency,Mood Flags,LH Test,Had Sex,Pregnancy Test,Cycle Day,Data Flags",
      "2026-01-05,36.51,MENSTRUATION,HEAVY,,SAD,,,,1,",
      "2026-01-18,36.4,,,EGG_WHITE,,POSITIVE,YES_PROTECTED,,14,HANGOVER",
      "2026-02-03,36.6,,LIGHT,,,NEGATIVE,,NEGATIVE,1,",
    ),
  },
  {
    app: "Fertility Friend",
    format: "CSV",
    described: noDescription,
    content: lines(
      "Day,Date,BBT,Time,Menses,CM,OPK,Intercourse,PT,Notes",
      "1,2026-01-05,97.5,06:00,H,,,,,",
      "14,2026-01-18,97.3,06:00,,Eggwhite,+,yes,,hopeful",
      "15,2026-01-19,97.9,06:00,,Watery,−,,-,",
    ),
  },
  {
    app: "Kindara",
    format: "CSV",
    described: "not described anywhere since the app was closed: columns by their names",
    content: lines(
      "Date,Temperature,Menstruation,Cervical Fluid,Cervical Position,Sex,Notes",
      "5 Jan 2026,97.5,heavy,,,,",
      "18 Jan 2026,97.3,,egg white,high,Protected,hopeful",
    ),
  },
  {
    app: "Read Your Body",
    format: "CSV of its manual backup",
    described: "https://readyourbody.zendesk.com/hc/en-gb/articles/360015907180",
    content: lines(
      "date,tempOneValue,tempOne,fluid,intercourse,cervixHeight,notes",
      '2026-01-05,36.5,,"bleeding_heavy,spotting",,,x',
      '2026-01-18,36.4,,"peak,non_peak",condom,high,',
    ),
  },
  {
    app: "Period Tracker",
    format: "its text of notes",
    described: "not described by the maker; as readers of real exports list it",
    content: lines(
      "Period Tracker Notes",
      "",
      "Period Start\tMar 12, 2026",
      "Period End\tMar 15, 2026",
      "Cycle Length\t31",
      "",
      "Period Start\tFeb 09, 2026",
      "Period End\tn/a",
      "Cycle Length\t31",
      "Notes\t",
      "3/20/26\tSymptoms: headache (mild), zumba",
      "3/12/26\tNotes: swimming",
    ),
  },
  {
    app: "Period Calendar",
    format: "CSV with a line for each period",
    described: "not described anywhere: columns by their names",
    content: lines(
      "Period Start,Period Length,Cycle Length,Comment",
      "13.01.26,5,30,at home",
      "12.02.26,,31,",
    ),
  },
  {
    app: "Samsung Health",
    format: "`com.samsung.health.cycle.flow…csv` in its zip",
    described: noDescription,
    content: lines(
      "com.samsung.health.cycle.flow,6312001,1",
      "create_time,date,flow,deviceuuid,datauuid",
      "2026-01-05 08:00:00.000,2026-01-05 00:00:00.000,3,abc,def",
      "2026-01-06 08:00:00.000,2026-01-06 00:00:00.000,2,abc,def",
    ),
  },
  {
    app: "Oura",
    format: "CSV of its web page",
    described: "https://cloud.ouraring.com/v2/docs",
    content: lines(
      "date,Temperature Deviation (°C),Total Sleep Duration,Readiness Score",
      "2026-01-05,0.32,27000,81",
    ),
  },
  {
    app: "a list of first days",
    format: "text, a day a line",
    described: "needs none",
    content: lines("Period starts", "5 Jan 2026", "Feb 9, 2026", "12-Mar-26"),
  },
  {
    app: "a table of your own",
    format: "CSV, columns named by her",
    described: "needs none",
    content: lines(
      "Day;Flow;Symptoms;Temp;OPK;Weight (lb);Sleep;Shoes;Notes",
      "13/01/2026;very heavy;acne, Headache, zumba;97,7;+;143;7:30;red;at home",
      "14/01/2026;light;;36,5;−;10 st 3;450 min;;",
    ),
  },
];
