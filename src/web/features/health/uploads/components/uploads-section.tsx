import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { isBodyPhoto, UPLOADS_MAX_BYTES, type Upload } from "#contract/entries/uploads.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { uploadsQuery } from "../api.ts";
import { percentOf, sizeText, usedBytes } from "../view-model.ts";
import { ChooseFile } from "./choose-file.tsx";
import { UploadRow } from "./upload-row.tsx";

const AddDialog = lazy(async () => ({ default: (await import("./add-dialog.tsx")).AddDialog }));
const EditDialog = lazy(async () => ({ default: (await import("./edit-dialog.tsx")).EditDialog }));
const ShowDialog = lazy(async () => ({ default: (await import("./show-dialog.tsx")).ShowDialog }));

type Task =
  | { readonly kind: "add"; readonly file: File }
  | { readonly kind: "edit" | "show"; readonly upload: Upload };

export function UploadsSection({ today }: { readonly today: CalendarDay }) {
  const query = useQuery(uploadsQuery);
  const { data } = query;
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = (file: File) => setTask({ kind: "add", file });
  const addButton = (
    <ChooseFile onChoose={add}>
      <Icon name="plus" size={20} />
      <Trans>Add a file</Trans>
    </ChooseFile>
  );
  return (
    <Card title={<Trans>Documents</Trans>}>
      <Loaded queries={{ uploads: query }} waiting={<Skeleton className="h-24 w-full" />}>
        {({ uploads }) =>
          uploads.every(isBodyPhoto) ? (
            <div className="max-w-prose">
              <p className="mb-4 text-soft">
                <Trans>
                  Photograph a result or a letter, or add the PDF your clinic sent. We encrypt it
                  before we store it, and only you can open it. Up to 10 MB each.
                </Trans>
              </p>
              {addButton}
            </div>
          ) : (
            <UploadList uploads={uploads} addButton={addButton} onTask={setTask} />
          )
        }
      </Loaded>
      <Suspense>
        {task?.kind === "add" && data !== undefined && (
          <AddDialog file={task.file} uploads={data} today={today} onChoose={add} onDone={close} />
        )}
        {task?.kind === "edit" && <EditDialog upload={task.upload} today={today} onDone={close} />}
        {task?.kind === "show" && <ShowDialog upload={task.upload} onDone={close} />}
      </Suspense>
    </Card>
  );
}

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly addButton: ReactNode;
  readonly onTask: (task: Task) => void;
}

function UploadList({ uploads, addButton, onTask }: UploadListProps) {
  const { i18n, t } = useLingui();
  const papers = uploads.filter((upload) => !isBodyPhoto(upload));
  const used = usedBytes(uploads);
  const usedText = sizeText(used, i18n.locale);
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line">
        {papers.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onShow={() => onTask({ kind: "show", upload })}
            onEdit={() => onTask({ kind: "edit", upload })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        {addButton}
        <div className="min-w-52 flex-1 text-sm text-soft">
          <p className="mb-1.5">
            <Plural value={papers.length} one="# file" other="# files" />,{" "}
            <Trans>{usedText} of 200 MB</Trans>
          </p>
          <Progress
            label={t`Space used`}
            value={percentOf(used, UPLOADS_MAX_BYTES)}
            max={100}
            valueText={t`${usedText} of 200 MB`}
          />
        </div>
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Download PDF and HEIC files to open them in another app. If you share your phone, delete
          the download afterwards.
        </Trans>
      </p>
    </div>
  );
}
