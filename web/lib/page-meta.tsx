import { useContext } from "react";
import { useT } from "./messages.tsx";
import { NonceContext } from "./nonce.ts";
import { useSite } from "./site.ts";

type PageMetaProps = {
  /** Without the product's name, which is added. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Path of the preview picture, 1200 by 630 pixels; defaults to the product's own. */
  readonly picture?: string;
  readonly pictureAlt?: string;
  readonly kind?: "website" | "profile" | "article";
  /** Structured data (schema.org). */
  readonly about?: object;
};

export function PageMeta(props: PageMetaProps) {
  const { title, description, path, picture, pictureAlt, kind = "website", about } = props;
  const t = useT("common");
  const publicUrl = useSite()?.publicUrl ?? "";
  const fullTitle = t("page.title", { page: title });
  const address = publicUrl + path;
  const pictureAddress = publicUrl + (picture ?? "/share-preview/site.png");
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
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
      {about ? <JsonLd value={about} /> : null}
    </>
  );
}

/** For pages that search engines must not list: private links and problem pages. */
export function HiddenPageMeta({ title }: { title: string }) {
  const t = useT("common");
  return (
    <>
      <title>{t("page.title", { page: title })}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Escapes `<`, which could otherwise end the script element; JSON parsers read the escape as `<`. */
function JsonLd({ value }: { value: object }) {
  const nonce = useContext(NonceContext);
  const json = JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" nonce={nonce}>
      {json}
    </script>
  );
}
