import { Search } from "lucide-react";
import { useState } from "react";
import { citiesOf } from "#contract/lists/cities.ts";
import { useT } from "#web/lib/messages.tsx";
import { useDefaultCountry } from "#web/lib/site.ts";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { Sample } from "./sample.tsx";

export function FieldSamples() {
  const t = useT("design");
  const home = useDefaultCountry();
  const cities = citiesOf(home.code).map(({ cityId, cityName }) => ({ value: cityId, label: cityName }));
  const countries = [
    { value: home.code, label: home.name },
    { value: "IT", label: "Italia" },
  ];
  const [city, setCity] = useState("22");
  return (
    <Sample title={t("design.fields")}>
      <Note tone="bad">{t("design.correct")}</Note>
      <TextField label={t("design.name")} error={t("design.nameRequired")} autoComplete="off" />
      <TextField label={t("design.phone")} type="tel" defaultValue="+356 7900 0188" dir="ltr" />
      <TextField
        label={t("design.email")}
        type="email"
        optional
        defaultValue="nadia@"
        error={t("design.emailInvalid")}
        autoComplete="off"
      />
      <TextField label={t("design.website")} optional hint={t("design.websiteHint")} />
      <TextField label={t("design.price")} lead="€" inputMode="decimal" defaultValue="15.00" />
      <TextField
        label={t("design.search")}
        type="search"
        lead={<Search className="icon" />}
        placeholder={t("design.name")}
      />
      <TextField label={t("design.currency")} readOnly value="EUR" hint={t("design.currencyHint")} />
      <TextField label={t("design.disabled")} disabled defaultValue="–" />
      <TextAreaField label={t("design.description")} defaultValue={t("design.listingText")} />
      <SelectField label={t("design.country")} options={countries} defaultValue={home.code} />
      <SelectField
        label={t("design.country")}
        options={countries}
        placeholder={t("design.chooseCountry")}
        error={t("design.countryRequired")}
      />
      <ComboboxField
        label={t("design.city")}
        optional
        options={cities}
        value={city}
        onChange={setCity}
        placeholder={t("design.chooseCity")}
      />
    </Sample>
  );
}
