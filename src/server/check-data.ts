import { countLines, runCommand } from "./command.ts";
import { readSettings } from "./env.ts";
import { checkData } from "./storage/backup/check-data.ts";

await runCommand(async () => {
  const { counts, faults } = await checkData(readSettings(process.env));
  if (faults.length > 0)
    throw new Error(`Found:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
  return [
    ...countLines(counts),
    "Nothing wrong was found. What is sealed was not opened: only passwords open it.",
  ];
});
