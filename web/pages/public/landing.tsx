import { useT } from "../../lib/messages.tsx";

export default function Landing() {
  const t = useT("public");
  return (
    <main id="content">
      <title>{t("product.name")}</title>
      <h1>{t("landing.title")}</h1>
    </main>
  );
}
