import { Trans } from "@lingui/react/macro";
import { type LanguageName, tagOf } from "#contract/kernel/language-tag.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Card } from "#web/ui/card.tsx";
import { languageChoices } from "#web/words/profile.ts";
import { profileQuery, useChangeProfile } from "../api.ts";

export function LanguageCard() {
  const { data: profile } = useQuery(profileQuery);
  const { mutateAsync } = useChangeProfile();
  const { save, isSaving, failure } = useSave({
    send: (preferredLanguage: LanguageName) => mutateAsync({ preferredLanguage }),
    isOneTap: true,
    refreshes: [],
  });
  return (
    <Card title={<Trans>Language</Trans>}>
      <div className="flex flex-wrap gap-2">
        {languageChoices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            lang={tagOf[value]}
            aria-pressed={profile?.preferredLanguage === value}
            disabled={isSaving}
            onClick={() => void save(value)}
            className="min-h-12 rounded-full bg-card px-4.5 ring-1 ring-edge/60 ring-inset hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
          >
            {label}
          </button>
        ))}
      </div>
      <FailureNotice failure={failure} />
    </Card>
  );
}
