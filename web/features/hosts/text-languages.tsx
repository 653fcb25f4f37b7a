import { Plus, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { type TextLanguage, textLanguages } from "#contract/lists/text-languages.ts";
import { isBlank } from "#contract/parse/visible-text.ts";
import { directionOf } from "#messages/translate.ts";
import { useT } from "#web/lib/messages.tsx";
import { useLanguageName } from "#web/lib/site.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { isWithoutText, type TextValues } from "./text-values.ts";

type TextLanguagesProps = {
  readonly original: { readonly name: string; readonly description: string };
  readonly values: TextValues;
  readonly change: (values: Partial<TextValues>) => void;
  /** Shown at the texts that are missing, or below the languages if the server has refused one. */
  readonly error: string | undefined;
  readonly nameLabel: string;
  readonly descriptionLabel: string;
  readonly limits: { readonly name: number; readonly description: number };
  readonly isDescriptionOptional?: boolean;
};

/** Each added language beside the original text. */
export function TextLanguages(props: TextLanguagesProps) {
  const { original, values, change, error } = props;
  const t = useT("portalForms");
  const nameOf = useLanguageName();
  const ids = useId();
  const adding = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<TextLanguage | "none" | null>(null);
  const added = textLanguages.filter((language) => values.translations[language]);
  const others = textLanguages.filter((language) => language !== values.language && !added.includes(language));
  const idOf = (language: TextLanguage) => `${ids}-${language}`;
  useEffect(() => {
    if (focused === "none") adding.current?.querySelector("button")?.focus();
    else if (focused) document.getElementById(`${ids}-${focused}`)?.focus();
  }, [focused, ids]);
  const put = (language: TextLanguage, text: { name: string; description: string } | undefined) =>
    change({ translations: { ...values.translations, [language]: text } });
  const missing = (text: string, isNeeded: boolean) => (isNeeded && isBlank(text) ? error : undefined);
  return (
    <>
      <p className="field-hint">{t("texts.lead")}</p>
      <SelectField
        label={t("texts.original")}
        options={[values.language, ...others].map((code) => ({ value: code, label: nameOf(code) }))}
        value={values.language}
        onChange={({ target }) => {
          const language = textLanguages.find((code) => code === target.value);
          if (language) change({ language });
        }}
      />
      {added.map((language) => {
        const text = values.translations[language] ?? { name: "", description: "" };
        const name = nameOf(language);
        const isStarted = !isWithoutText(text);
        const inIt = { lang: language, dir: directionOf(language), autoComplete: "off" };
        return (
          <fieldset key={language} className="text-languages">
            <legend lang={language}>{name}</legend>
            <div className="text-languages-original">
              <p className="text-sm text-muted">{t("texts.mark", { language: nameOf(values.language) })}</p>
              <p className="font-strong" lang={values.language} dir="auto">
                {original.name}
              </p>
              <p className="text-languages-text" lang={values.language} dir="auto">
                {original.description}
              </p>
            </div>
            <div className="grid gap-4">
              <TextField
                {...inIt}
                id={idOf(language)}
                label={props.nameLabel}
                value={text.name}
                onChange={(event) => put(language, { ...text, name: event.target.value })}
                error={missing(text.name, isStarted)}
                maxLength={props.limits.name}
              />
              <TextAreaField
                {...inIt}
                label={props.descriptionLabel}
                optional={props.isDescriptionOptional}
                value={text.description}
                onChange={(event) => put(language, { ...text, description: event.target.value })}
                error={missing(text.description, isStarted && !props.isDescriptionOptional)}
                maxLength={props.limits.description}
              />
              <Button
                className="justify-self-start"
                variant="outline"
                size="sm"
                icon={<Trash2 className="icon" aria-hidden="true" />}
                onClick={() => {
                  put(language, undefined);
                  setFocused("none");
                }}
              >
                {t("texts.remove", { language: name })}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {others.length > 0 ? (
        <FieldGroup label={t("texts.add")} error={error}>
          <div ref={adding} className="flex flex-wrap gap-2">
            {others.map((language) => (
              <Button
                key={language}
                variant="soft"
                size="sm"
                lang={language}
                icon={<Plus className="icon" aria-hidden="true" />}
                onClick={() => {
                  put(language, { name: "", description: "" });
                  setFocused(language);
                }}
              >
                {nameOf(language)}
              </Button>
            ))}
          </div>
        </FieldGroup>
      ) : null}
    </>
  );
}
