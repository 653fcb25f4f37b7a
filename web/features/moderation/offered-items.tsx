import { textLanguages } from "#contract/lists/text-languages.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useLanguageName } from "#web/lib/site.ts";
import { Card } from "#web/ui/card.tsx";
import type { ModerationDetail } from "./moderation-detail.ts";

/** Hosts may change their items without a review. The audit trail shows those changes. */
export function OfferedItems({ item }: { item: ModerationDetail }) {
  const t = useT("moderation");
  const locale = useLocale();
  const languageName = useLanguageName();
  if (item.kind !== "services") return null;
  return (
    <Card pad className="grid gap-3">
      <h3 className="text-xl">{t("items.title")}</h3>
      {item.items.length === 0 ? <p className="text-ink-2">{t("items.none")}</p> : null}
      {item.items.length > 0 ? (
        <ul className="offered-items">
          {item.items.map(
            ({ id, name, textLanguage, translations = {}, duration_minutes, price, currency, description }) => (
              <li key={id}>
                <p className="font-strong" lang={textLanguage} dir="auto">
                  {name}
                </p>
                <p className="num text-sm text-muted">
                  {formatDuration(t, duration_minutes)} <span aria-hidden="true">·</span>{" "}
                  <span className="text-ink">{formatPrice(price, locale, currency)}</span>
                </p>
                {description ? (
                  <p className="item-content-description text-sm" lang={textLanguage} dir="auto">
                    {description}
                  </p>
                ) : null}
                {textLanguages.map((language) =>
                  translations[language] ? (
                    <p key={language} className="item-content-description text-sm">
                      <span className="text-muted">{languageName(language)}: </span>
                      <bdi lang={language}>
                        {[translations[language].name, translations[language].description].filter(Boolean).join("\n")}
                      </bdi>
                    </p>
                  ) : null,
                )}
              </li>
            ),
          )}
        </ul>
      ) : null}
    </Card>
  );
}
