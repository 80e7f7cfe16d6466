import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { BodyPlace } from "#contract/entries/uploads.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { sendShot, UnreadablePhoto } from "../api.ts";
import { cameraFor } from "../view-model.ts";

interface TakePhotoProps {
  readonly place: BodyPlace;
  readonly today: CalendarDay;
}

export function TakePhoto({ place, today }: TakePhotoProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState<AbortController | null>(null);
  useEffect(() => () => line?.abort(), [line]);
  const { save, isSaving, failure } = useSave({
    send: sendShot,
    refreshes: ["GET /api/uploads"],
    toast: () => ({ title: t`Photo saved`, description: t`Only you can open it.` }),
  });
  const take = (file: File) => {
    const controller = new AbortController();
    setLine(controller);
    void save({ file, place, date: today, signal: controller.signal });
  };
  const isUnreadable = failure instanceof UnreadablePhoto;
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={isSaving} onClick={() => input.current?.click()}>
        <Icon name="plus" size={20} />
        <Trans>Take a photo</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={cameraFor(place)}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) take(file);
        }}
      />
      {isUnreadable ? (
        <Notice tone="urgent">
          <Trans>We can't read this picture. Take another, as JPEG or PNG.</Trans>
        </Notice>
      ) : (
        <FailureNotice failure={failure} fields="all" />
      )}
    </div>
  );
}
