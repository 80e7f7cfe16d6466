import { useMutation } from "@tanstack/react-query";
import { type MedicineListChoices, makeMedicineList } from "#contract/medicine-list.ts";
import { callForFile } from "#web/api/call.ts";
import { saveFile } from "#web/ui/save-file.ts";

export function useDownloadList() {
  return useMutation({
    mutationFn: async (choices: MedicineListChoices) =>
      saveFile(await callForFile(makeMedicineList, { body: choices })),
  });
}
