import { strFromU8, unzipSync } from "fflate";
import { send, type Woman } from "./woman.ts";

export async function filesOf(
  address: string,
  form: "csv" | "fhir" | "ics" | "json",
  { token }: Woman,
): Promise<ReadonlyMap<string, string>> {
  const path = form === "json" ? "" : `/${form}`;
  const body =
    form === "csv" || form === "json" ? undefined : form === "ics" ? { saysWhat: true } : {};
  const answer = await send("POST", `${address}/api/account/export${path}`, body, token);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const files = form === "csv" ? unzipSync(bytes) : { "": bytes };
  return new Map(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}
