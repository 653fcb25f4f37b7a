import { Link } from "react-router";
import { textLanguages } from "#contract/lists/text-languages.ts";
import { useT } from "#web/lib/messages.tsx";
import { useLanguageName } from "#web/lib/site.ts";
import { Card } from "#web/ui/card.tsx";
import { CommunityTag } from "#web/ui/tag.tsx";
import { FieldValue } from "./field-value.tsx";
import type { ModerationDetail } from "./moderation-detail.ts";
import { useFieldName } from "./use-field-name.ts";

export const pictureFields = ["logo", "photos"];
const withoutRow = ["name", "community", "description", ...pictureFields];

export function ItemContent({ item }: { item: ModerationDetail }) {
  const t = useT("moderation");
  const fieldName = useFieldName();
  const rows = Object.entries(item.content).filter(
    ([field, value]) => value !== "" && !withoutRow.includes(field) && !field.includes("."),
  );
  return (
    <Card pad className="grid gap-3">
      <h3 className="text-xl">{t(`item.${item.kind}`)}</h3>
      <dl className="item-content-facts">
        <div>
          <dt>{t("item.host")}</dt>
          <dd>
            <p>
              <bdi>{t("item.hostValue", { name: item.host, id: item.accountId ?? "–" })}</bdi>
            </p>
            <p className="text-sm text-muted">
              <bdi dir="ltr">{item.hostEmail}</bdi>
            </p>
            {item.accountId === null ? null : (
              <p className="text-sm">
                <Link to={`/moderation/calendars/${item.accountId}?from=${item.kind}/${item.id}`}>
                  {t("item.calendar")}
                </Link>
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>{fieldName("community")}</dt>
          <dd>
            <CommunityTag communityId={item.communityId} />
          </dd>
        </div>
        {rows.map(([field, value]) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            <dd>
              <FieldValue field={field} value={value} timeZone={item.content.timezone} currency={item.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <ItemTexts item={item} />
      <Pictures addresses={pictureFields.flatMap((field) => linesOf(item.content[field]))} name={item.title} />
    </Card>
  );
}

/** The original first. Its name is the page's title, so it is repeated only beside translations. */
function ItemTexts({ item: { content } }: { item: ModerationDetail }) {
  const t = useT("moderation");
  const languageName = useLanguageName();
  const written = textLanguages.filter((language) => content[`name.${language}`]);
  const original = (
    <p className="item-content-description" dir="auto">
      {content.description}
    </p>
  );
  if (written.length === 0) return original;
  return (
    <section className="grid gap-3">
      <h4 className="font-strong">{t("item.texts")}</h4>
      <div className="item-content-texts">
        <div className="item-content-version">
          <p className="text-sm text-muted">{t("item.original", { language: content.language ?? "" })}</p>
          <p className="font-strong" dir="auto">
            {content.name}
          </p>
          {original}
        </div>
        {written.map((language) => (
          <div key={language} className="item-content-version">
            <p className="text-sm text-muted">{languageName(language)}</p>
            <p className="font-strong" lang={language} dir="auto">
              {content[`name.${language}`]}
            </p>
            <p className="item-content-description" lang={language} dir="auto">
              {content[`description.${language}`]}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

export function ItemChanges({ item }: { item: ModerationDetail }) {
  const t = useT("moderation");
  const fieldName = useFieldName();
  if (item.changes.length === 0) return null;
  return (
    <Card pad className="grid gap-4">
      <h3 className="text-xl">{t("item.changes")}</h3>
      {item.changes.map(({ field, before, now }) => (
        <div key={field} className="item-content-change">
          <h4>{fieldName(field)}</h4>
          <Version label={t("item.before")} field={field} value={before} item={item} />
          <Version label={t("item.now")} field={field} value={now} item={item} isNew />
        </div>
      ))}
    </Card>
  );
}

type VersionProps = { label: string; field: string; value: string; item: ModerationDetail; isNew?: boolean };

function Version({ label, field, value, item, isNew }: VersionProps) {
  const t = useT("moderation");
  return (
    <div className="item-content-version" data-new={isNew || undefined}>
      <p className="text-sm font-strong">{label}</p>
      {value === "" ? (
        <p className="text-muted">{t("item.nothing")}</p>
      ) : pictureFields.includes(field) ? (
        <Pictures addresses={linesOf(value)} name={item.title} />
      ) : (
        <FieldValue field={field} value={value} timeZone={item.content.timezone} currency={item.currency} />
      )}
    </div>
  );
}

function Pictures({ addresses, name }: { addresses: readonly string[]; name: string }) {
  const t = useT("moderation");
  if (addresses.length === 0) return null;
  return (
    <ul className="item-content-pictures">
      {addresses.map((address, n) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener">
            <img src={address} alt={t("item.photo", { number: n + 1, name })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function linesOf(text: string | undefined): string[] {
  return text ? text.split("\n") : [];
}
