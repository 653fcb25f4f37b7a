import { Link } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useDefaultCountry, useSite } from "#web/lib/site.ts";
import type { LongSection } from "#web/pages/public/long-page/long-page.tsx";
import { LongPage } from "#web/pages/public/long-page/long-page.tsx";
import { Paragraphs, Points } from "#web/pages/public/long-page/paragraphs.tsx";

export function PrivacyView() {
  const t = useT("privacy");
  return (
    <>
      <PageMeta title={t("privacy.title")} description={t("privacy.description")} path="/privacy-policy" />
      <LongPage
        title={t("privacy.title")}
        updated={t("privacy.updated")}
        contents={t("privacy.contents")}
        binding={t("privacy.binding")}
        sections={useSections()}
      />
    </>
  );
}

function useSections(): LongSection[] {
  const t = useT("privacy");
  const operator = useSite()?.operator;
  const email = operator?.email ?? product.supportEmail;
  return [
    { id: "collect", title: t("privacy.collect.title"), content: <Collected /> },
    {
      id: "use",
      title: t("privacy.use.title"),
      content: (
        <>
          <Paragraphs texts={[t("privacy.use.lead")]} />
          <Points
            texts={[
              t("privacy.use.contract"),
              t("privacy.use.answer"),
              t("privacy.use.safety"),
              t("privacy.use.count"),
            ]}
          />
          <Paragraphs texts={[t("privacy.use.never")]} />
        </>
      ),
    },
    {
      id: "share",
      title: t("privacy.share.title"),
      content: (
        <Paragraphs
          texts={[
            t("privacy.share.host"),
            t("privacy.share.public"),
            t("privacy.share.suppliers"),
            t("privacy.share.law"),
          ]}
        />
      ),
    },
    {
      id: "transfers",
      title: t("privacy.transfers.title"),
      content: <Paragraphs texts={[t("privacy.transfers.text"), t("privacy.transfers.others")]} />,
    },
    { id: "rights", title: t("privacy.rights.title"), content: <Rights /> },
    {
      id: "security",
      title: t("privacy.security.title"),
      content: <Paragraphs texts={[t("privacy.security.text"), t("privacy.security.breach")]} />,
    },
    {
      id: "keep",
      title: t("privacy.keep.title"),
      content: (
        <Points
          texts={[
            t("privacy.keep.customers"),
            t("privacy.keep.guests"),
            t("privacy.keep.waiting"),
            t("privacy.keep.accounts"),
            t("privacy.keep.backups"),
            t("privacy.keep.messages"),
            t("privacy.keep.mails"),
            t("privacy.keep.short"),
            t("privacy.keep.notes"),
            t("privacy.keep.counted"),
            t("privacy.keep.blocked"),
            t("privacy.keep.record"),
          ]}
        />
      ),
    },
    { id: "cookies", title: t("privacy.cookies.title"), content: <Cookies /> },
    {
      id: "children",
      title: t("privacy.children.title"),
      content: <Paragraphs texts={[t("privacy.children.age"), t("privacy.children.content")]} />,
    },
    {
      id: "changes",
      title: t("privacy.changes.title"),
      content: <Paragraphs texts={[t("privacy.changes.text")]} />,
    },
    {
      id: "contact",
      title: t("privacy.contact.title"),
      content: (
        <p>
          {t("privacy.contact.text", { operator: operator?.name ?? product.name })}{" "}
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      ),
    },
  ];
}

function Collected() {
  const t = useT("privacy");
  return (
    <>
      <p>{t("privacy.collect.lead")}</p>
      <ul>
        {(["hosts", "customers", "writers", "everyone"] as const).map((who) => (
          <li key={who}>
            <strong>{t(`privacy.collect.${who}`)}</strong> {t(`privacy.collect.${who}.text`)}
          </li>
        ))}
      </ul>
      <Paragraphs texts={[t("privacy.collect.origin"), t("privacy.collect.pictures")]} />
    </>
  );
}

function Rights() {
  const t = useT("privacy");
  const authority = useDefaultCountry().dataProtectionAuthority;
  return (
    <>
      <p>{t("privacy.rights.lead")}</p>
      <Points
        texts={(["see", "correct", "erase", "object", "withdraw"] as const).map((right) =>
          t(`privacy.rights.${right}`),
        )}
      />
      <p>{t("privacy.rights.time")}</p>
      <p>
        {t("privacy.rights.delete")} <Link to="/delete-request">{t("privacy.rights.delete.link")}</Link>
      </p>
      <p>{t("privacy.rights.complain", { authority })}</p>
    </>
  );
}

function Cookies() {
  const t = useT("privacy");
  return (
    <>
      <p>{t("privacy.cookies.lead")}</p>
      <Points
        texts={(
          ["session", "language", "position", "choice", "drafts", "copies", "customer", "reminders"] as const
        ).map((kind) => t(`privacy.cookies.${kind}`))}
      />
      <p>{t("privacy.cookies.count")}</p>
    </>
  );
}
