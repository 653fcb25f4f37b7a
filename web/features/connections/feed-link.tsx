import { Copy } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { ConnectionsData } from "./load-connections.ts";
import { useChange } from "./use-change.ts";

type FeedLinkProps = { readonly hostId: number; readonly feed: NonNullable<ConnectionsData["feed"]> };

export function FeedLink({ hostId, feed }: FeedLinkProps) {
  const t = useT("connections");
  const { isBusy, problem, send } = useChange();
  const make = () => send(() => browserApi("POST /providerCalendar/feed", { body: { kindredProviderId: hostId } }));
  return (
    <Card pad>
      <h3 className="connections-title">{t("feed.title")}</h3>
      <p className="text-sm text-ink-2">{t("feed.text")}</p>
      {feed.url ? (
        <ChosenLink url={feed.url} calendars={feed.calendars} />
      ) : (
        <Button variant="outline" busy={isBusy} onClick={() => void make()}>
          {t("feed.make")}
        </Button>
      )}
      {problem ? <Note tone="bad">{problem.message}</Note> : null}
    </Card>
  );
}

function ChosenLink({ url, calendars }: Pick<FeedLinkProps["feed"], "calendars"> & { readonly url: string }) {
  const t = useT("connections");
  const copy = useCopy();
  const [calendarId, setCalendarId] = useState("");
  const shown = calendars.find((one) => String(one.calendarId) === calendarId)?.url ?? url;
  return (
    <>
      {calendars.length > 1 ? (
        <SelectField
          label={t("feed.which")}
          value={calendarId}
          placeholder={t("feed.all")}
          options={calendars.map((one) => ({ value: String(one.calendarId), label: one.name }))}
          onChange={({ target }) => setCalendarId(target.value)}
        />
      ) : null}
      <div className="connections-beside">
        <TextField label={t("feed.link")} value={shown} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
        <Button
          variant="outline"
          icon={<Copy className="icon" aria-hidden="true" />}
          onClick={() => void copy(shown, t("feed.copied"))}
        >
          {t("keys.copy")}
        </Button>
      </div>
      <Link className="text-sm" to="?tab=bookings#calendar-feed">
        {t("feed.change")}
      </Link>
    </>
  );
}
