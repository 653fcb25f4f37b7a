import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { CommunityPicker } from "#web/ui/community-picker.tsx";
import { DateOfBirthPicker } from "#web/ui/date-of-birth-picker.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Reveal, YesNo } from "#web/ui/yes-no.tsx";
import { Sample } from "./sample.tsx";

export function ChoiceSamples({ thisYear }: { thisYear: number }) {
  const t = useT("design");
  const [needsTicket, setNeedsTicket] = useState<boolean | null>(true);
  const [needsBooking, setNeedsBooking] = useState<boolean | null>(null);
  const [communityId, setCommunityId] = useState<number | null>(5);
  const [born, setBorn] = useState(`${thisYear - 35}-06-17`);
  const [unknown, setUnknown] = useState("");
  return (
    <Sample title={t("design.choices")}>
      <div>
        <Checkbox label={t("design.agree")} error={t("design.agreeError")} />
        <Checkbox label={t("design.remind")} note={t("design.remindNote")} defaultChecked />
        <Checkbox label={t("design.notNow")} disabled />
      </div>
      <RadioGroup
        label={t("design.deletionReason")}
        optional
        defaultValue="privacy"
        options={[
          { value: "privacy", label: t("design.reasonPrivacy") },
          { value: "unused", label: t("design.reasonUnused") },
          { value: "other", label: t("design.reasonOther"), disabled: true, note: t("design.notNow") },
        ]}
      />
      <YesNo label={t("design.ticketRequired")} value={needsTicket} onChange={setNeedsTicket} />
      <Reveal when={needsTicket === true}>
        <p>{t("design.revealed")}</p>
        <YesNo
          label={t("design.bookingRequired")}
          value={needsBooking}
          onChange={setNeedsBooking}
          error={needsBooking === null ? t("design.answerError") : undefined}
        />
      </Reveal>
      <CommunityPicker value={communityId} onChange={setCommunityId} />
      <DateOfBirthPicker value={born} onChange={setBorn} thisYear={thisYear} hint={t("design.birthHint")} />
      <DateOfBirthPicker
        value={unknown}
        onChange={setUnknown}
        thisYear={thisYear}
        error={unknown ? undefined : t("design.birthError")}
      />
    </Sample>
  );
}
