import { Bell, Check } from "lucide-react";
import { useRevalidator } from "react-router";
import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { TodayData, Visit } from "./load-today.ts";
import { VisitWords } from "./visit-words.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

export function Reminders({ data }: { data: TodayData }) {
  const t = useT("today");
  const { revalidate } = useRevalidator();
  const sent = data.tomorrow.filter(({ openedAt }) => openedAt !== null).length;
  async function mark(visit: Visit, isOpened: boolean): Promise<void> {
    try {
      const params = { hostId: String(data.hostId), bookingId: visit.id };
      const { message } = await browserApi("PUT /hosts/{hostId}/visitMessages/{bookingId}", {
        params,
        body: { isOpened },
      });
      const undo = { label: t("today.undo"), run: () => void mark(visit, false) };
      showToast(`${message}: ${visit.name}`, "good", isOpened ? undo : undefined);
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      showToast(t("today.notMarked"), "plain");
    }
  }
  if (data.tomorrow.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>
        {t("today.remind")}{" "}
        <span className="text-sm text-muted">{t("today.sentOf", { sent, all: data.tomorrow.length })}</span>
      </h3>
      <ul className="card today-lines">
        {data.tomorrow.map((visit) => (
          <li key={visit.id}>
            <VisitWords visit={visit} when={visit.time} />
            {visit.openedAt !== null ? (
              <span className="today-sent">
                <Check className="icon" aria-hidden="true" />
                {t("today.sent", { time: visit.openedAt })}
              </span>
            ) : visit.isReminded ? (
              <span className="text-sm text-muted">
                <Bell className="icon" aria-hidden="true" /> {t("today.automatic")}
              </span>
            ) : visit.whatsapp ? (
              <WhatsappLink
                href={visit.whatsapp.reminder}
                label={t("today.remindOne", { name: visit.name })}
                onOpen={() => void mark(visit, true)}
              >
                {t("today.remindButton")}
              </WhatsappLink>
            ) : (
              <span className="text-sm text-muted">{t("today.noPhone")}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("today.remindText")}</p>
    </section>
  );
}
