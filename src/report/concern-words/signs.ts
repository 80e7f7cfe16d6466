import type { bodySigns, WarningSign } from "#domain/day/warning-sign.ts";

type BodySign = (typeof bodySigns)[number];

const names: Readonly<Record<BodySign, string>> = {
  soaked_pad_an_hour: "A pad or tampon soaked in an hour",
  soaked_pads_two_hours: "A soaked pad or tampon an hour for two hours",
  pad_within_three_hours: "A pad full within three hours",
  clot_bigger_than_egg: "A clot bigger than an egg",
  clots_over_2_5_cm: "Clots over 2.5 cm",
  bleeding_after_sex: "Bleeding after sex",
  fainting: "Fainting",
  chest_pain: "Chest pain",
  short_of_breath: "Short of breath",
  racing_heart: "Racing heart",
  very_pale: "Very pale",
  confusion: "Confusion",
  drowsy: "Drowsiness",
  fit: "A fit",
  rash: "A rash",
  vomiting: "Vomiting",
  diarrhoea: "Diarrhoea",
  muscle_pain: "Muscle pain",
  feeling_ill: "Feeling ill",
  hot_or_shivering: "Hot or shivering, not measured",
  leg_swollen_and_painful: "One leg swollen and painful",
  weakness_on_one_side: "Weakness on one side",
  trouble_speaking: "Trouble speaking",
  sudden_pelvic_pain: "Sudden pelvic pain",
  one_sided_pelvic_pain: "Pelvic pain on one side",
  shoulder_tip_pain: "Pain at the tip of the shoulder",
  severe_belly_pain: "Severe belly pain",
  new_low_pain: "New pain low in the belly",
  unusual_discharge: "Unusual discharge",
  foul_discharge: "Bad-smelling discharge",
};

export const linesOfSigns = <Sign extends WarningSign>(names: Readonly<Record<Sign, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([sign, name]) => [sign, `${name} on {day}`]),
  ) as Readonly<Record<Sign, string>>;

export const bodySignWords = linesOfSigns(names);
