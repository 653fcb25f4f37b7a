import { Check, Globe } from "lucide-react";
import { Link, useLocation } from "react-router";
import { languageMenuId } from "#web/lib/language-menu.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";

/** The language menu opens and closes without scripts, because it is a popover. */
export function LanguageButton() {
  const t = useT();
  const locale = useLocale();
  const name = useSite()?.languages.find((one) => one.locale === locale)?.name;
  if (!name) return null;
  return (
    <button type="button" className="language-menu-button" popoverTarget={languageMenuId}>
      <Globe className="icon" aria-hidden="true" />
      <span className="sr-only">{t("language.title")}</span>
      <span className="language-menu-button-name">{name}</span>
      <span className="language-menu-button-code">{locale.toUpperCase()}</span>
    </button>
  );
}

export function LanguageMenu() {
  const t = useT();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const languages = useSite()?.languages ?? [];
  if (languages.length < 2) return null;
  const withLanguage = (locale: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", locale);
    return `${pathname}?${query}`;
  };
  return (
    <div popover="auto" id={languageMenuId} className="language-menu">
      <h2>{t("language.title")}</h2>
      <nav aria-label={t("language.title")}>
        {languages.map(({ locale, name, englishName, direction }) => (
          <a
            key={locale}
            href={withLanguage(locale)}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
          >
            <b lang={locale} dir={direction}>
              {name}
            </b>
            {locale === current ? (
              <Check className="icon" aria-hidden="true" />
            ) : (
              <span lang="en" dir="ltr">
                {englishName}
              </span>
            )}
          </a>
        ))}
      </nav>
      <p>{t("language.note")}</p>
      <Link to={`/contact?wording=${encodeURIComponent(pathname)}`}>{t("language.suggest")}</Link>
    </div>
  );
}
