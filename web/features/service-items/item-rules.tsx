import { type ReactNode, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { AroundFields, CancelFields, type RuleFieldsProps, WhenFields } from "./rule-fields.tsx";
import { useRuleWords } from "./use-rule-words.ts";

/** Closed at first, because most items need none of it. */
export function ItemRules({ values, onChange, children }: RuleFieldsProps & { readonly children: ReactNode }) {
  const t = useT("portal");
  const words = useRuleWords();
  const [now] = useState(() => Date.now());
  const fields = { values, onChange };
  return (
    <details className="item-rules">
      <summary>
        <span className="font-strong">{t("items.rules.title")}</span>
        <span className="field-hint">{words.summary(values)}</span>
      </summary>
      <div className="grid gap-5">
        <section className="grid gap-3">
          <h3 className="text-lg">{t("items.rules.around")}</h3>
          <p className="field-hint">{t("items.rules.aroundHint")}</p>
          <AroundFields {...fields} />
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{t("items.rules.when")}</h3>
          <WhenFields {...fields} now={now} />
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{t("items.rules.cancelling")}</h3>
          <CancelFields {...fields} now={now} />
        </section>
        {children}
      </div>
    </details>
  );
}
