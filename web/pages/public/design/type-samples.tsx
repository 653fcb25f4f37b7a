import { useT } from "#web/lib/messages.tsx";
import { Sample } from "./sample.tsx";

export function TypeSamples() {
  const t = useT("design");
  return (
    <Sample title={t("design.type")}>
      <p lang="mt" className="font-display text-xl">
        {t("design.maltese")}
      </p>
      <p lang="mt" className="font-display text-3xl font-heavy">
        {t("design.malteseNames")}
      </p>
      <p lang="mt">{t("design.malteseText")}</p>
      <div lang="ar" dir="rtl">
        <h3>{t("design.arabicTitle")}</h3>
        <p>{t("design.arabicText")}</p>
      </div>
    </Sample>
  );
}
