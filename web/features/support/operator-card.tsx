import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { Card } from "#web/ui/card.tsx";

const facts = ["name", "address", "email", "phone", "registration", "vat"] as const;
const leftToRight: readonly string[] = ["email", "phone", "registration", "vat"];

export function OperatorCard() {
  const t = useT("support");
  const operator = useSite()?.operator;
  if (!operator) return null;
  return (
    <Card pad>
      <h2 className="text-xl">{t("contact.operator")}</h2>
      <dl className="operator-card-facts">
        {facts.map((fact) =>
          operator[fact] === null ? null : (
            <div key={fact}>
              <dt>{t(`contact.operator.${fact}`)}</dt>
              <dd>
                <bdi dir={leftToRight.includes(fact) ? "ltr" : "auto"}>{operator[fact]}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
