import { MONTHLY } from "#domain/lengths/length-population.ts";
import { readCycleTable } from "./science/cycle-table.ts";
import { fitLuteal } from "./science/fit-luteal.ts";
import { fitPopulation, meanLogScore } from "./science/fit-population.ts";
import { FOLDS, foldOf } from "./science/folds.ts";

// Fits the population parameters of src/domain/lengths/length-population.ts and luteal-length.ts to
// a table of cycles, and cross-validates them over women.
// npx tsx scripts/fit-lengths.ts CSV
const path = process.argv[2];
if (path === undefined) throw new Error("usage: npx tsx scripts/fit-lengths.ts CSV");
const women = readCycleTable(path);

const figures = ({ grid: _, ...population }: typeof MONTHLY) => JSON.stringify(population);

for (let fold = 0; fold < FOLDS; fold += 1) {
  const others = women.filter(({ id }) => foldOf(id) !== fold);
  const left = women.filter(({ id }) => foldOf(id) === fold);
  const fitted = fitPopulation(MONTHLY, others);
  const score = meanLogScore(fitted, left).toFixed(4);
  console.log(`without fold ${fold}: score on it ${score}  ${figures(fitted)}`);
}
const fitted = fitPopulation(MONTHLY, women);
console.log(`all women: score ${meanLogScore(fitted, women).toFixed(4)}  ${figures(fitted)}`);
console.log(`luteal: ${JSON.stringify(fitLuteal(women))}`);
