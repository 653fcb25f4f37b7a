import { type FormEvent, useRef } from "react";
import { Link } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { useDraft } from "#web/lib/use-draft.ts";
import { useFocusFirstError } from "#web/lib/use-focus-first-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DateOfBirthPicker } from "#web/ui/date-of-birth-picker.tsx";
import { Note } from "#web/ui/note.tsx";
import { EmailField } from "#web/ui/person-fields.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Registration } from "./registration-rules.ts";
import { SessionEnded } from "./session-ended.tsx";
import { useRegistration } from "./use-registration.ts";

type RegistrationFormProps = {
  readonly userId: number;
  /** These values come from the sign-in and can be changed. */
  readonly suggested: Pick<Registration, "firstName" | "lastName" | "email">;
  readonly thisYear: number;
};

export function RegistrationForm({ userId, suggested, thisYear }: RegistrationFormProps) {
  const t = useT("portal");
  const form = useRef<HTMLFormElement>(null);
  const countries = useSite()?.countries ?? [];
  const first = countries[0]?.code ?? "";
  const initial = { country: first, ...suggested, dateOfBirth: "", agreed: false };
  const draft = useDraft<Registration>(`${userId}.registration`, initial, (begun, kept) => ({
    ...begun,
    ...kept,
    // The product may no longer serve the country in an old draft.
    country: countries.find(({ code }) => code === kept.country)?.code ?? first,
  }));
  const { errors, failure, hasSessionEnded, isBusy, submit } = useRegistration(userId, draft);
  const focusProblem = useFocusFirstError(form);
  const { values, change } = draft;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || (await submit())) return;
    focusProblem();
  };
  return (
    <form ref={form} className="grid gap-6" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h1>{t("register.title")}</h1>
        <p className="lead mt-2">{t("register.lead")}</p>
      </div>
      <noscript>
        <Note tone="warm">{t("register.noScript")}</Note>
      </noscript>
      {Object.keys(errors).length > 0 ? <Note tone="bad">{t("register.correct")}</Note> : null}
      <div className="field-pair">
        <TextField
          label={t("register.firstName")}
          value={values.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
          error={errors.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          label={t("register.lastName")}
          value={values.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
          error={errors.lastName}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <EmailField
        label={t("register.email")}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
        error={errors.email}
      />
      {countries.length > 1 ? (
        <SelectField
          label={t("register.country")}
          hint={t("register.countryHint")}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.country}
          onChange={(event) => change({ country: event.target.value })}
          error={errors.country}
          autoComplete="country"
        />
      ) : null}
      <DateOfBirthPicker
        value={values.dateOfBirth}
        onChange={(dateOfBirth) => change({ dateOfBirth })}
        thisYear={thisYear}
        hint={t("register.ageHint")}
        error={errors.dateOfBirth}
      />
      <Checkbox
        checked={values.agreed}
        onChange={(event) => change({ agreed: event.target.checked })}
        error={errors.agreed}
        label={
          <>
            {t("register.agree")}{" "}
            <Link to={`/${product.slug}-providers-terms-and-conditions`} target="_blank">
              {t("register.terms")}
            </Link>
          </>
        }
      />
      {hasSessionEnded ? <SessionEnded /> : null}
      {failure ? <Note tone="bad">{failure}</Note> : null}
      <Button type="submit" size="lg" block busy={isBusy} busyLabel={t("register.busy")}>
        {t("register.submit")}
      </Button>
    </form>
  );
}
