import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipGroup } from "#web/ui/chip.tsx";

type CopyDaysProps = {
  readonly dayName: string;
  readonly others: readonly { readonly day: number; readonly name: string }[];
  readonly onCopy: (days: readonly number[]) => void;
  readonly onCancel: () => void;
};

export function CopyDays({ dayName, others, onCopy, onCancel }: CopyDaysProps) {
  const t = useT("hours");
  const [days, setDays] = useState<readonly number[]>([]);
  const titleId = useId();
  return (
    <fieldset className="copy-days" aria-labelledby={titleId}>
      <p id={titleId} className="font-strong">
        {t("week.copyTo", { day: dayName })}
      </p>
      <ChipGroup
        options={others.map(({ day, name }) => ({ value: day, label: name }))}
        values={days}
        onChange={setDays}
      />
      <div className="copy-days-answers">
        <Button
          variant="soft"
          size="sm"
          icon={<Copy className="icon" aria-hidden="true" />}
          disabled={days.length === 0}
          onClick={() => onCopy(days)}
        >
          {t("week.copyNow")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t("week.copyCancel")}
        </Button>
      </div>
    </fieldset>
  );
}
