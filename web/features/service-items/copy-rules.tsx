import { useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import type { ItemValues, ServiceItem } from "./item-values.ts";

type CopyRulesProps = {
  readonly others: readonly Pick<ServiceItem, "id" | "name">[];
  readonly values: Pick<ItemValues, "copyRulesTo">;
  readonly onChange: (change: Partial<ItemValues>) => void;
  readonly error: string | undefined;
};

export function CopyRules({ others, values, onChange, error }: CopyRulesProps) {
  const t = useT("portal");
  const { copyRulesTo } = values;
  const areAllChosen = others.every(({ id }) => copyRulesTo.includes(id));
  return (
    <FieldGroup label={t("items.copy.title")} hint={t("items.copy.hint")} error={error}>
      {others.length > 1 ? (
        <Checkbox
          label={t("items.copy.all", { count: others.length })}
          checked={areAllChosen}
          onChange={({ target }) => onChange({ copyRulesTo: target.checked ? others.map(({ id }) => id) : [] })}
        />
      ) : null}
      {others.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<bdi>{name}</bdi>}
          checked={copyRulesTo.includes(id)}
          onChange={({ target }) =>
            onChange({ copyRulesTo: target.checked ? [...copyRulesTo, id] : copyRulesTo.filter((one) => one !== id) })
          }
        />
      ))}
    </FieldGroup>
  );
}
