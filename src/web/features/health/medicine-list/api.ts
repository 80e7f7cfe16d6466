import type { MedicineListChoices } from "#contract/visit/medicine-list.ts";
import { callForFile } from "#web/api/call-for-file.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { saveFile } from "#web/ui/browser/save-file.ts";

export function useDownloadList() {
  return useMutation({
    mutationFn: async (choices: MedicineListChoices) => {
      const file = await callForFile("POST /api/medicines/list", { body: choices });
      saveFile(file);
      return file;
    },
  });
}
