import { expect, it } from "vitest";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { symptomGroups } from "./symptom-type.ts";

it("every type of symptom is offered once [S3-15]", () => {
  const offered = symptomGroups.flatMap(({ types }) => types);
  expect(offered.toSorted()).toEqual([...symptomTypes].sort());
});

it("the types named in the specification are included [S3-15]", () => {
  expect(symptomTypes).toEqual(
    expect.arrayContaining([
      "acne_face",
      "acne_back",
      "excess_hair",
      "hair_thinning",
      "bloating",
      "pelvic_pain",
      "fatigue",
      "brain_fog",
      "cravings_sugar",
      "cravings_carbs",
      "cravings_salty",
      "constipation",
      "diarrhea",
      "cramps",
      "headaches",
      "back_pain",
      "insomnia",
    ]),
  );
});
