import { scriptAddress } from "#web/boot/script-address.ts";
import type { PdfNews } from "#web/readers/pdf/pdf-worker.ts";
import workerAddress from "#web/readers/pdf/pdf-worker.ts?worker&url";
import { UnreadablePdf } from "#web/readers/pdf/unreadable-pdf.ts";

/** A report has a few hundred kilobytes; scans of many pages reach some megabytes. */
const MOST_BYTES = 20_000_000;
/** Excludes the download of the worker; a report takes less than a second. */
const MOST_MILLISECONDS = 20_000;

/** Runs in a worker that ends with it. @throws UnreadablePdf with the reason */
export async function readPdf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnreadablePdf("too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    let limit = 0;
    worker.onmessage = ({ data }: MessageEvent<PdfNews>) => {
      if (data.kind === "read") resolve(data.text);
      if (data.kind === "refused") reject(new UnreadablePdf(data.why));
      if (data.kind !== "started") return;
      const stop = () => reject(new UnreadablePdf("too_large"));
      limit = window.setTimeout(stop, MOST_MILLISECONDS);
    };
    // Before it has started, its script can't be reached.
    worker.onerror = () => reject(new UnreadablePdf(limit === 0 ? "not_loaded" : "broken"));
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}
