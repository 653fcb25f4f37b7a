import { useCallback, useEffect, useState } from "react";
import { Form, useRevalidator, useSubmit } from "react-router";
import { browserApi } from "#web/lib/api.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { DifferingDays } from "./differing-days.tsx";
import { HoursPageContext, hoursPath } from "./hours-page.ts";
import type { DayPreview, HoursData } from "./load-hours.ts";
import { NextDays } from "./next-days.tsx";
import { PublicHolidays } from "./public-holidays.tsx";
import { type Unsaved, WeeklyHours } from "./weekly-hours.tsx";

export function Hours({ data: loaded, sent }: { data: HoursData; sent: FormResult | null }) {
  const t = useT("hours");
  const data = useLastLoaded(loaded, loaded.failedWith === null);
  const { revalidate, state } = useRevalidator();
  const failed =
    loaded.failedWith === null ? null : (
      <ErrorState message={t("hours.failed")} onRetry={() => void revalidate()} retrying={state === "loading"} />
    );
  if (data.failedWith !== null) return failed;
  if (!data.shown)
    return (
      <EmptyState title={t("hours.title")} headingLevel={2} communityId={5}>
        {t("hours.noCalendar")}
      </EmptyState>
    );
  const { calendarId } = data.shown;
  return (
    <HoursPageContext value={{ hostId: data.hostId, calendarId, path: hoursPath(calendarId), sent }}>
      <div className="hours">
        <div className="hours-head">
          <div>
            <h2>{t("hours.title")}</h2>
            <p>{t("hours.lead")}</p>
          </div>
          {data.calendars.length > 1 ? <Whose data={data} /> : null}
        </div>
        {failed}
        {/* The browser sent the form itself, because the scripts were not loaded yet or are turned off. */}
        {sent?.isDone ? <Note tone="good">{sent.message}</Note> : null}
        <Sections key={calendarId} data={data} shown={data.shown} />
      </div>
    </HoursPageContext>
  );
}

function Sections({ data, shown }: { data: HoursData; shown: NonNullable<HoursData["shown"]> }) {
  const t = useT("hours");
  const { hours, calendarId } = shown;
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const preview = usePreview(data.hostId, calendarId, unsaved) ?? shown.preview;
  const planned = hours.weekly.length > 1 ? hours.weekly.at(-1)?.validFrom : undefined;
  return (
    <div className="hours-columns">
      <div className="hours-column">
        <WeeklyHours
          // Once other hours are saved, the editor starts again with them.
          key={JSON.stringify(hours.weekly)}
          data={data}
          weekly={hours.weekly}
          onUnsaved={setUnsaved}
        />
        <LinkButton to={`?tab=calendar&calendar=${calendarId}`} variant="outline" className="hours-to-calendar">
          {t("hours.calendar")}
        </LinkButton>
      </div>
      <aside className="hours-column" aria-label={t("hours.title")}>
        <NextDays days={preview} today={data.today} newFrom={unsaved?.validFrom ?? planned ?? null} />
        <DifferingDays days={hours.differingDays} today={data.today} isReadOnly={data.isReadOnly} />
        <PublicHolidays hours={hours} country={data.hostCountry} isReadOnly={data.isReadOnly} />
      </aside>
    </div>
  );
}

const typingPauseMs = 300;

/** Null means that nothing is unsaved, or that the preview is not loaded yet. */
function usePreview(hostId: number, calendarId: number, unsaved: Unsaved | null): DayPreview[] | null {
  const [preview, setPreview] = useState<DayPreview[] | null>(null);
  const load = useCallback(
    async (body: Unsaved, signal: AbortSignal) => {
      const params = { hostId: String(hostId), calendarId: String(calendarId) };
      const sent = { validFrom: body.validFrom, days: body.days.map((day) => [...day]) };
      const call = "POST /hosts/{hostId}/calendars/{calendarId}/hours/preview";
      return browserApi(call, { params, body: sent }, { signal });
    },
    [hostId, calendarId],
  );
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // An old preview does no harm, because the server checks what is saved.
      if (unsaved?.validFrom) load(unsaved, abort.signal).then(setPreview, () => undefined);
      else setPreview(null);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [unsaved, load]);
  return unsaved ? preview : null;
}

function Whose({ data }: { data: HoursData }) {
  const t = useT("hours");
  const submit = useSubmit();
  return (
    <Form method="get" className="hours-whose" preventScrollReset>
      <input type="hidden" name="tab" value="settings" />
      <input type="hidden" name="section" value="hours" />
      <SelectField
        label={t("hours.of")}
        name="calendar"
        defaultValue={String(data.shown?.calendarId)}
        onChange={(event) => void submit(event.currentTarget.form)}
        options={data.calendars.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {t("hours.show")}
        </Button>
      </noscript>
    </Form>
  );
}
