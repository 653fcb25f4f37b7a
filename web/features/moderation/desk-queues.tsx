import {
  Ban,
  CalendarHeart,
  ChartColumn,
  Flag,
  History,
  ListChecks,
  type LucideIcon,
  Mail,
  MailX,
  Rss,
  Store,
  UserMinus,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { useT } from "#web/lib/messages.tsx";
import { Count } from "#web/ui/count.tsx";

export type DeskCounts = CallOutput<"GET /moderation">;

/** A new queue needs an entry here, a message and a page. */
const queues = [
  { name: "services", icon: Store },
  { name: "events", icon: CalendarHeart },
  { name: "reports", icon: Flag },
  { name: "messages", icon: Mail },
  { name: "deletions", icon: UserMinus },
  { name: "suspended", icon: Ban },
  { name: "feeds", icon: Rss },
  { name: "mails", icon: MailX },
  { name: "jobs", icon: ListChecks },
  { name: "decisions", icon: History },
  { name: "overview", icon: ChartColumn },
] as const satisfies readonly { name: string; icon: LucideIcon }[];

export function DeskQueues({ counts }: { counts: DeskCounts }) {
  const t = useT("moderation");
  // Some queues are not counted.
  const waiting: Partial<Record<string, number>> = counts;
  const { pathname } = useLocation();
  const current = pathname.split("/")[2] ?? "services";
  const here = useRef<HTMLAnchorElement>(null);
  // On a phone, the row of queues is wider than the screen.
  useEffect(() => {
    if (current !== "services") here.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav className="desk-queues" aria-label={t("desk.queues")}>
      {queues.map(({ name, icon: Icon }) => (
        <Link
          key={name}
          ref={name === current ? here : null}
          to={`/moderation/${name}`}
          aria-current={name === current ? "page" : undefined}
        >
          <span>
            <Icon className="icon" aria-hidden="true" />
            {t(`queue.${name}`)}
          </span>
          <Waiting of={waiting[name]} />
        </Link>
      ))}
    </nav>
  );
}

function Waiting({ of }: { of: number | undefined }) {
  const t = useT("moderation");
  if (!of) return null;
  return (
    <>
      <span className="sr-only">{t("queue.waitingCount", { count: of })}</span>
      <span aria-hidden="true">
        <Count of={of} />
      </span>
    </>
  );
}
