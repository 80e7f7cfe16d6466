import { saveFile } from "#web/ui/browser/save-file.ts";

const WIDTH = 1080;
const LINE = 96;
const MARGIN = 80;

export interface PictureLine {
  readonly text: string;
  readonly isLarge?: boolean;
}

export async function savePicture(lines: readonly PictureLine[]): Promise<boolean> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 2 * MARGIN + lines.length * LINE;
  const pen = canvas.getContext("2d");
  if (pen === null) return false;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#2b1b2c";
  for (const [index, { text, isLarge }] of lines.entries()) {
    pen.font = isLarge ? "600 56px monospace" : "40px sans-serif";
    pen.fillText(text, MARGIN, MARGIN + (index + 0.6) * LINE, WIDTH - 2 * MARGIN);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) return false;
  // A neutral name: others may see the list of files.
  saveFile({ name: "note.png", blob });
  return true;
}
