import { Link } from "react-router";
import { errors } from "#messages/en/errors.ts";
import { translator } from "#messages/translate.ts";
import { useLocale } from "../lib/messages.tsx";

/** The whole page when there is no page: unknown address, or a bug. English is built in, since loading may be what failed. */
export function ErrorPage({ kind, requestId }: { kind: "notFound" | "unexpected"; requestId?: string | undefined }) {
  const t = translator<"errors">(useLocale(), errors);
  return (
    <main id="content">
      <title>{t(`error.${kind}.title`)}</title>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{t(`error.${kind}.body`)}</p>
      {kind === "unexpected" && requestId ? <p>{t("error.unexpected.reference", { requestId })}</p> : null}
      <Link to="/">{t("error.home")}</Link>
    </main>
  );
}
