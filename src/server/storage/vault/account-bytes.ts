export const UUID_LENGTH = 16;

export const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export function uuidOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
