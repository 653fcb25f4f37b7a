import { useSearchParams } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const looks = [
  { label: "design.light", change: { theme: "light" } },
  { label: "design.dark", change: { theme: "dark" } },
  { label: "design.ltr", change: { dir: "ltr" } },
  { label: "design.rtl", change: { dir: "rtl" } },
] as const;

export function LookSwitch() {
  const t = useT("design");
  const [query] = useSearchParams();
  return (
    <nav aria-label={t("design.look")} className="flex flex-wrap gap-2">
      {looks.map(({ label, change }) => (
        <LinkButton
          key={label}
          size="sm"
          variant="soft"
          preventScrollReset
          to={{ search: new URLSearchParams({ ...Object.fromEntries(query), ...change }).toString() }}
        >
          {t(label)}
        </LinkButton>
      ))}
    </nav>
  );
}
