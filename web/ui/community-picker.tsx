import { Check } from "lucide-react";
import { useId } from "react";
import { communities } from "#contract/lists/communities.ts";
import { languageOf } from "#messages/translate.ts";
import { communityName } from "#web/lib/community-name.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Cloth } from "./cloth.tsx";
import { FieldGroup, type FieldNotes } from "./field.tsx";
import { radioState } from "./radio-group.tsx";

type CommunityPickerProps = Omit<FieldNotes, "label"> & {
  readonly label?: string;
  readonly name?: string | undefined;
  readonly value: number | null;
  readonly onChange: (communityId: number) => void;
};

export function CommunityPicker({ label, name, value, onChange, ...notes }: CommunityPickerProps) {
  const t = useT("common");
  const language = languageOf(useLocale());
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const nameOf = useCountryName();
  const ownName = useId();
  const group = { value: String(value), onChange: (chosen: string) => onChange(Number(chosen)), error: notes.error };
  return (
    <FieldGroup label={label ?? t("ui.community")} {...notes}>
      <div className="community-picker" data-invalid={notes.error ? true : undefined}>
        {communities.map(({ communityId, exampleCountries }) => (
          <label key={communityId}>
            <input
              className="tile-input"
              type="radio"
              name={name ?? ownName}
              value={communityId}
              {...radioState(group, String(communityId))}
            />
            <Cloth communityId={communityId} tile="md" />
            <span className="community-picker-name">
              <b>{communityName(t, communityId)}</b>
              <small>{list.format(exampleCountries.slice(0, 3).map(nameOf))}</small>
            </span>
            <span className="community-picker-tick">
              <Check className="icon" aria-hidden="true" />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
