import { Bell, MessageCircle, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type ReminderTime, reminderTimes } from "#contract/lists/push-kinds.ts";
import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { type PushSupport, pushSupport, subscribeToPush } from "./push-subscription.ts";

type Props = {
  readonly secret: string;
  readonly bookingId: string;
  /** The text that the customer sends, with the private link. */
  readonly text: string;
};

/** "So you don't forget", on the ticket. Rendered only in the browser. */
export function RemindMe({ secret, bookingId, text }: Props) {
  const t = useT("booking");
  const { support, times, problem, change } = useReminder(secret, bookingId);
  const isOn = times.length > 0;
  return (
    <section className="card remind-me" data-pad>
      <h2 className="text-xl">{t("remind.title")}</h2>
      {support === "possible" || support === "refused" ? (
        <Row
          icon={<Bell className="icon" aria-hidden="true" />}
          title={t("remind.phone")}
          text={support === "refused" ? t("remind.refused") : t("remind.phoneText")}
          action={
            support === "refused" ? null : (
              <Button variant="ghost" size="sm" aria-pressed={isOn} onClick={() => change(isOn ? [] : reminderTimes)}>
                {isOn ? t("remind.on") : t("remind.turnOn")}
              </Button>
            )
          }
        />
      ) : null}
      {isOn ? (
        <div className="remind-me-times">
          {reminderTimes.map((time) => (
            <Checkbox
              key={time}
              label={t(`remind.${time}`)}
              checked={times.includes(time)}
              onChange={() =>
                change(reminderTimes.filter((one) => (one === time ? !times.includes(one) : times.includes(one))))
              }
            />
          ))}
        </div>
      ) : null}
      {problem ? (
        <p className="text-sm" role="alert">
          {problem}
        </p>
      ) : null}
      <Row
        icon={<MessageCircle className="icon" aria-hidden="true" />}
        title={t("remind.whatsapp")}
        text={t("remind.whatsappText")}
        action={
          <a
            {...buttonLook({ variant: "ghost", size: "sm" })}
            className="button"
            href={`https://wa.me/?${new URLSearchParams({ text })}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("remind.send")}
          </a>
        }
      />
      {support === "homeScreenFirst" ? (
        <Row
          icon={<Smartphone className="icon" aria-hidden="true" />}
          title={t("remind.homeScreen")}
          text={t("remind.homeScreenText")}
        />
      ) : null}
    </section>
  );
}

function Row(props: { icon: ReactNode; title: string; text: string; action?: ReactNode }) {
  return (
    <div className="remind-me-row">
      <span className="remind-me-icon">{props.icon}</span>
      <p>
        <b>{props.title}</b>
        <span className="text-sm text-ink-2">{props.text}</span>
      </p>
      {props.action}
    </div>
  );
}

/** Which reminders this browser asked for is stored here, because the customer has no account. */
function useReminder(secret: string, bookingId: string) {
  const t = useT("booking");
  const key = `kindred.reminder.${bookingId}`;
  const [support, setSupport] = useState<PushSupport>("none");
  const [times, setTimes] = useState<readonly ReminderTime[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setSupport(pushSupport());
    setTimes(reminderTimes.filter((time) => (localStorage.getItem(key) ?? "").split(" ").includes(time)));
  }, [key]);
  async function send(wanted: readonly ReminderTime[]): Promise<void> {
    setProblem(null);
    const subscription = await subscribeToPush();
    setSupport(pushSupport());
    if (!subscription) return setProblem(pushSupport() === "refused" ? null : t("remind.notPossible"));
    try {
      await browserApi("POST /bookings/{secret}/reminders", {
        params: { secret },
        body: { subscription, times: [...wanted] },
      });
    } catch (error) {
      if (error instanceof ApiUnreachable) return setProblem(t("remind.unreachable"));
      if (!(error instanceof ApiRefusal)) throw error;
      return setProblem(error.message);
    }
    localStorage.setItem(key, wanted.join(" "));
    setTimes(wanted);
  }
  return { support, times, problem, change: (wanted: readonly ReminderTime[]) => void send(wanted) };
}
