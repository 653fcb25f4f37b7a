import { useT } from "../../lib/messages.tsx";
import { LandingView } from "./landing/landing-view.tsx";

export default function Landing() {
  const t = useT("public");
  return (
    <>
      <title>{t("page.title", { page: t("landing.title") })}</title>
      <meta name="description" content={t("landing.description")} />
      <LandingView />
    </>
  );
}
