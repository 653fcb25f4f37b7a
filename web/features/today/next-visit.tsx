import { MessageCircle, Phone, UserCheck } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { commaOf } from "#format/joined-text.ts";
import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { Button } from "#web/ui/button.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { TodayData, Visit } from "./load-today.ts";

export function NextVisit({ visit, note, now }: { visit: Visit; note: TodayData["nextNote"]; now: string }) {
  const t = useT("today");
  const minutes = Math.ceil((Date.parse(visit.startTime) - Date.parse(now)) / 60_000);
  const call = callUrl(visit.phone ?? "");
  return (
    <section className="today-next" aria-label={t("today.next")}>
      <Cloth communityId={1} className="today-next-edge" />
      <div>
        <p className="text-sm">
          {minutes > 0 ? t("today.nextIn", { length: formatDuration(t, minutes) }) : t("today.nowOn")}
        </p>
        <p className="today-next-who">
          <bdi dir="ltr">{visit.time}</bdi> <bdi>{visit.name}</bdi>
        </p>
        <p>
          <bdi>{visit.what}</bdi>
          {commaOf(useLocale())} {t("today.until", { time: visit.endTime })} · {visit.price}
        </p>
        {note?.text || (note?.visits ?? 0) > 1 ? (
          <p className="today-next-note">
            {note && note.visits > 1 ? t("today.visitNumber", { number: note.visits }) : null}{" "}
            {note?.text ? (
              <>
                {t("today.yourNote")} <bdi>{note.text}</bdi>
              </>
            ) : null}
          </p>
        ) : null}
        <div className="today-next-actions">
          {call ? (
            <a className="button" href={call}>
              <Phone className="icon" aria-hidden="true" />
              {t("today.call")}
            </a>
          ) : null}
          {visit.whatsapp ? (
            <a className="button" href={visit.whatsapp.directions} target="_blank" rel="noreferrer">
              <MessageCircle className="icon" aria-hidden="true" />
              {t("today.directions")}
            </a>
          ) : null}
          <Arrived visit={visit} />
        </div>
      </div>
    </section>
  );
}

function Arrived({ visit }: { visit: Visit }) {
  const t = useT("today");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  async function mark(): Promise<void> {
    setBusy(true);
    try {
      const body = { arrived: visit.arrivedAt === null };
      await browserApi("POST /providerCalendar/bookings/{id}/arrived", { params: { id: visit.id }, body });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      showToast(t("today.arrivedNotSaved"), "plain");
    }
    setBusy(false);
  }
  return (
    <Button busy={isBusy} icon={<UserCheck className="icon" aria-hidden="true" />} onClick={() => void mark()}>
      {visit.arrivedAt === null ? t("today.arrived") : t("today.undoArrived", { time: visit.arrivedAt })}
    </Button>
  );
}
