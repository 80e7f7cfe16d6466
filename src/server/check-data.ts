import { countLines, runCommand } from "./command.ts";
import { readSettings } from "./env.ts";
import { checkData } from "./storage/backup/check-data.ts";

await runCommand(async () => {
  const { counts, faults, notMoved } = await checkData(readSettings(process.env));
  if (faults.length > 0)
    throw new Error(`Found:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
  return [
    ...countLines(counts),
    ...(notMoved > 0
      ? [`${notMoved} accounts have entries of an earlier release until they sign in.`]
      : []),
    "Nothing wrong was found. What is sealed was not opened: only passwords open it.",
  ];
});
