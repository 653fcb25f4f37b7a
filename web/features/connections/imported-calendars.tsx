import { CalendarSync, CalendarX2, RefreshCw } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatDayTime } from "#format/times.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { ConnectionsData, ImportedCalendar } from "./load-connections.ts";
import { useChange } from "./use-change.ts";

export function ImportedCalendars({ data }: { data: ConnectionsData }) {
  const t = useT("connections");
  return (
    <Card pad>
      <h3 className="connections-title">{t("import.title")}</h3>
      <p className="text-sm text-ink-2">{t("import.text")}</p>
      {data.imports.map((one) => (
        <ImportRow key={one.id} data={data} imported={one} />
      ))}
      <AddImport data={data} />
    </Card>
  );
}

function ImportRow({ data: { host, calendars }, imported }: { data: ConnectionsData; imported: ImportedCalendar }) {
  const t = useT("connections");
  const locale = useLocale();
  const { isBusy, problem, send } = useChange();
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { hostId: String(host.id), id: String(imported.id) };
  const calendar = calendars.find(({ id }) => id === imported.calendarId)?.name ?? "";
  const readAt = imported.readAt && formatDayTime(imported.readAt, locale, host.timeZone);
  const name = t("import.name", { calendar, site: imported.site });
  return (
    <article className="connections-row" aria-label={name}>
      <span className="connections-tile" data-warm={imported.problem ? "" : undefined} aria-hidden="true">
        {imported.problem ? <CalendarX2 className="icon" /> : <CalendarSync className="icon" />}
      </span>
      <div className="connections-words">
        <p className="font-strong">{name}</p>
        <p className="text-sm text-muted">
          <span className="connections-state" data-state={imported.problem ? "stopped" : "works"}>
            {readAt ? t("import.read", { time: readAt }) : t("import.never")}
          </span>{" "}
          · {t("import.busy", { count: imported.busyTimes })}
        </p>
        {imported.unreadable > 0 ? (
          <p className="text-sm text-muted">{t("import.unreadable", { count: imported.unreadable })}</p>
        ) : null}
      </div>
      <div className="connections-actions">
        <Button
          variant="outline"
          size="sm"
          icon={<RefreshCw className="icon" aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void send(() => browserApi("POST /hosts/{hostId}/importedCalendars/{id}/read", { params }))}
        >
          {t("import.readNow")}
        </Button>
        <Button variant="quiet-danger" size="sm" onClick={() => setIsRemoving(true)}>
          {t("import.remove")}
        </Button>
      </div>
      {imported.problem ? (
        <div className="connections-note">
          <Note tone="warm">
            <p className="font-strong">{t("import.stopped")}</p>
            <p>{t(`import.problem.${imported.problem}`)}</p>
            <p>{t("import.kept")}</p>
            <NewAddress params={params} />
          </Note>
        </div>
      ) : null}
      {problem ? (
        <div className="connections-note">
          <Note tone="bad">{problem.message}</Note>
        </div>
      ) : null}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={t("import.removeTitle")}
        message={t("import.removeText", { name })}
        confirmLabel={t("import.remove")}
        tone="danger"
        busy={isBusy}
        onConfirm={() =>
          void send(() => browserApi("DELETE /hosts/{hostId}/importedCalendars/{id}", { params })).then(() =>
            setIsRemoving(false),
          )
        }
      />
    </article>
  );
}

function NewAddress({ params }: { params: { readonly hostId: string; readonly id: string } }) {
  const t = useT("connections");
  const { isBusy, problem, send } = useChange();
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => browserApi("PUT /hosts/{hostId}/importedCalendars/{id}", { params, body: { address } }));
  };
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        {t("import.paste")}
      </Button>
    );
  return (
    <form className="connections-form" onSubmit={submit} noValidate>
      <TextField
        type="url"
        label={t("import.newAddress")}
        ref={field}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={problem ? (problem.fields.address ?? problem.message) : undefined}
        autoComplete="off"
      />
      <Button type="submit" variant="outline" size="sm" busy={isBusy}>
        {t("import.save")}
      </Button>
    </form>
  );
}

function AddImport({ data: { host, calendars } }: { data: ConnectionsData }) {
  const t = useT("connections");
  const { isBusy, problem, send } = useChange();
  const [address, setAddress] = useState("");
  const [calendarId, setCalendarId] = useState(String(calendars[0]?.id ?? ""));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const params = { hostId: String(host.id) };
    const body = { calendarId: Number(calendarId), address };
    const added = await send(() => browserApi("POST /hosts/{hostId}/importedCalendars", { params, body }));
    if (added) setAddress("");
  };
  return (
    <form className="connections-form connections-add" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        type="url"
        label={t("import.address")}
        placeholder="https://… .ics"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={problem ? (problem.fields.address ?? problem.message) : undefined}
        hint={t("import.hint")}
        autoComplete="off"
      />
      {calendars.length > 1 ? (
        <SelectField
          label={t("import.blocks")}
          value={calendarId}
          onChange={(event) => setCalendarId(event.target.value)}
          options={calendars.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
      <Button type="submit" busy={isBusy}>
        {t("import.add")}
      </Button>
    </form>
  );
}
