import { useEffect, useRef } from "react";
import { sharedFile } from "#contract/account/shared-file.ts";

/** Files that the system opened with the installed app; only Chromium on computers has it. */
interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

export function useReceivedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(async ({ files = [] }) => {
      const file = await files[0]?.getFile();
      if (file) latest.current(file);
    });
    if (location.search === new URL(sharedFile.landing, location.href).search) askWorker(latest);
  }, []);
}

/** The worker answers at once, with `null` if the file is gone. */
function askWorker(latest: { readonly current: (file: File) => void }): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<File | null>) => {
    port1.close();
    if (data) latest.current(data);
  };
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.controller?.postMessage(sharedFile.question, [port2]);
}
