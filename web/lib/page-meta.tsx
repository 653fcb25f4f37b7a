import { useContext } from "react";
import { useT } from "./messages.tsx";
import { NonceContext } from "./nonce.ts";
import { useSite } from "./site.ts";

type PageMetaProps = {
  /** The product's name is added to the title. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The path of a picture of 1200 by 630 pixels. The default is the product's own. */
  readonly picture?: string;
  readonly pictureAlt?: string;
  readonly kind?: "website" | "profile" | "article";
  /** What the page is about, for search engines, in the words of schema.org. */
  readonly about?: object | readonly object[];
  /** Feeds with what the page shows. */
  readonly feeds?: readonly { readonly type: string; readonly href: string }[];
  /** Search engines follow the links of the page but do not list it. */
  readonly isUnlisted?: boolean;
};

export function PageMeta(props: PageMetaProps) {
  const {
    title,
    description,
    path,
    picture,
    pictureAlt,
    kind = "website",
    about,
    feeds = [],
    isUnlisted = false,
  } = props;
  const t = useT("common");
  const publicUrl = useSite()?.publicUrl ?? "";
  const fullTitle = t("page.title", { page: title });
  const address = publicUrl + path;
  const pictureAddress = publicUrl + (picture ?? "/share-preview/site.png");
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isUnlisted ? <meta name="robots" content="noindex, follow" /> : null}
      <link rel="canonical" href={address} />
      {isUnlisted ? null : <Alternates address={address} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={t("product.name")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={pictureAddress} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureAddress} />
      {feeds.map((feed) => (
        <link key={feed.type} rel="alternate" type={feed.type} href={publicUrl + feed.href} title={title} />
      ))}
      {about ? <JsonLd value={Array.isArray(about) ? { "@graph": about } : about} /> : null}
    </>
  );
}

/** The same page in every language. Without `lang`, the visitor's browser decides. */
function Alternates({ address }: { address: string }) {
  const languages = useSite()?.languages ?? [];
  if (languages.length < 2) return null;
  const separator = address.includes("?") ? "&" : "?";
  return (
    <>
      <link rel="alternate" hrefLang="x-default" href={address} />
      {languages.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${address}${separator}lang=${locale}`} />
      ))}
    </>
  );
}

/** For private links and error pages, which search engines must not list. */
export function HiddenPageMeta({ title }: { title: string }) {
  const t = useT("common");
  return (
    <>
      <title>{t("page.title", { page: title })}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** A `<` could end the script element, so it is escaped. JSON parsers read the escape as `<`. */
function JsonLd({ value }: { value: object }) {
  const nonce = useContext(NonceContext);
  const json = JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" nonce={nonce}>
      {json}
    </script>
  );
}
