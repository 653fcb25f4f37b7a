import { ArrowLeft } from "lucide-react";
import { product } from "#contract/product.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "./link-button.tsx";

export function BackButton(props: { to?: string; label?: string; className?: string }) {
  const t = useT("common");
  return (
    <LinkButton
      to={props.to ?? `/${product.slug}-providers`}
      variant="ghost"
      size="sm"
      className={classNames("-ms-3", props.className)}
      icon={<ArrowLeft className="icon flip" aria-hidden="true" />}
    >
      {props.label ?? t("ui.backToDashboard")}
    </LinkButton>
  );
}
