import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import type { PhoneCountryOption } from "#web/lib/phone-countries.ts";
import { EmailField, PersonNameField } from "#web/ui/person-fields.tsx";
import { PhoneField, usePhoneCountry } from "#web/ui/phone-field.tsx";
import type { CustomerErrors, CustomerValues } from "./customer-values.ts";
import { RememberMe } from "./remember-me.tsx";

type CustomerFieldsProps = {
  readonly values: CustomerValues;
  readonly errors: CustomerErrors;
  readonly providerName: string;
  readonly phone: PhoneChoice;
};

/** `country` is the one chosen in the last attempt. */
export type PhoneChoice = { readonly countries: readonly PhoneCountryOption[]; readonly country: string };

export function CustomerFields({ values, errors, providerName, phone }: CustomerFieldsProps) {
  const t = useT("booking");
  const [phoneCountry, setPhoneCountry] = usePhoneCountry(phone.country);
  return (
    <section className="card grid gap-5" data-pad>
      <h2 className="text-xl">{t("review.who")}</h2>
      <div className="customer-fields">
        <PersonNameField
          id="customerName"
          name="customerName"
          label={t("review.name")}
          enterKeyHint="next"
          required
          defaultValue={values.customerName}
          error={errors.customerName}
        />
        <PhoneField
          id="customerPhone"
          name="customerPhone"
          label={t("review.phone")}
          countries={phone.countries}
          country={phoneCountry}
          onCountry={setPhoneCountry}
          countryField="phoneCountry"
          autoComplete="tel"
          required
          defaultValue={values.customerPhone}
          error={errors.customerPhone}
        />
        <EmailField
          id="customerEmail"
          name="customerEmail"
          label={t("review.email")}
          optional
          hint={t("review.emailHint")}
          defaultValue={values.customerEmail}
          error={errors.customerEmail}
        />
      </div>
      <RememberMe />
      <p className="text-sm text-ink-2">
        {t("review.notice", { provider: providerName })} <Link to="/privacy-policy">{t("review.privacy")}</Link>
      </p>
    </section>
  );
}
