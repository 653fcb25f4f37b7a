import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { foldText } from "#web/ui/combobox-filter.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { DoorCode } from "./door-code.tsx";
import { type Guest, GuestRow } from "./guest-row.tsx";
import { useLiveGuests } from "./use-live-guests.ts";
import { WaitingList } from "./waiting-list.tsx";

export type GuestListData = CallOutput<"GET /events/{id}/guests">;

type Shown = "all" | "out" | "in";

export function GuestList({ list, when, communityId }: { list: GuestListData; when: string; communityId: number }) {
  const t = useT("guests");
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<Shown>("all");
  const [text, setText] = useState("");
  const reload = () => void revalidate();
  useLiveGuests(list.eventId, reload);
  async function admit(guest: Guest, admitted: number): Promise<void> {
    try {
      const params = { id: String(list.eventId), reference: guest.id };
      const { message } = await browserApi("PUT /events/{id}/guests/{reference}/admitted", {
        params,
        body: { admitted },
      });
      showToast(`${message}: ${guest.name ?? guest.id}`);
    } catch (error) {
      showToast(error instanceof ApiRefusal ? error.message : t("guests.failed"), "plain");
    }
    reload();
  }
  const isIn = ({ admitted, places }: Guest) => admitted === places;
  const coming = list.guests.filter(({ status }) => status === "confirmed");
  const matching = list.guests
    .filter((guest) => shown === "all" || (guest.status === "confirmed" && isIn(guest) === (shown === "in")))
    .filter((guest) => isFound(guest, text));
  return (
    <div className="guest-list">
      <div className="guest-list-head">
        <div>
          <h1>{t("guests.title")}</h1>
          <p className="lead">{t("guests.of", { title: list.title, when })}</p>
        </div>
        <div className="guest-list-actions">
          <a
            {...buttonLook({ variant: "outline" })}
            className="button"
            href={`/api/events/${list.eventId}/guests.csv`}
            download
          >
            <Download className="icon" aria-hidden="true" />
            {t("guests.csv")}
          </a>
          {isHydrated ? (
            <Button
              variant="outline"
              onClick={() => window.print()}
              icon={<Printer className="icon" aria-hidden="true" />}
            >
              {t("guests.print")}
            </Button>
          ) : null}
        </div>
      </div>
      <dl className="guest-list-counts">
        <div className="card" data-pad>
          <dt>{t("guests.registered")}</dt>
          <dd>
            <b className="num">{list.placesTaken}</b>{" "}
            {list.capacity === null ? t("guests.places") : t("guests.ofPlaces", { capacity: list.capacity })}
          </dd>
        </div>
        <div className="card" data-pad>
          <dt>{t("guests.checkedIn")}</dt>
          <dd aria-live="polite">
            <b className="num">{list.placesAdmitted}</b>{" "}
            {t("guests.toCome", { count: list.placesTaken - list.placesAdmitted })}
          </dd>
        </div>
        {list.waiting.length > 0 ? (
          <div className="card" data-pad>
            <dt>{t("guests.waiting")}</dt>
            <dd>
              <b className="num">{list.waiting.length}</b>{" "}
              {t("guests.waitingPlaces", { count: list.waiting.reduce((sum, { places }) => sum + places, 0) })}
            </dd>
          </div>
        ) : null}
      </dl>
      <DoorCode eventId={list.eventId} onDone={reload} />
      {list.guests.length === 0 ? (
        <EmptyState title={t("guests.none")} headingLevel={2} communityId={communityId}>
          {t("guests.noneText")}
        </EmptyState>
      ) : (
        <>
          <div className="guest-list-tools">
            <Segmented<Shown>
              label={t("guests.filter")}
              segments={[
                { value: "all", label: t("guests.all"), count: list.guests.length },
                { value: "out", label: t("guests.out"), count: coming.filter((guest) => !isIn(guest)).length },
                { value: "in", label: t("guests.in"), count: coming.filter(isIn).length },
              ]}
              value={shown}
              onChange={setShown}
            />
            <TextField
              label={t("guests.search")}
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <section aria-label={t("guests.list")}>
            {matching.length === 0 ? <p className="text-ink-2">{t("guests.noMatch")}</p> : null}
            <ul className="card">
              {matching.map((guest) => (
                <GuestRow key={guest.id} guest={guest} onAdmit={(one, admitted) => void admit(one, admitted)} />
              ))}
            </ul>
          </section>
        </>
      )}
      {list.waiting.length > 0 ? <WaitingList waiting={list.waiting} timeZone={list.timeZone} /> : null}
      <p className="text-sm text-muted">{t("guests.kept")}</p>
    </div>
  );
}

function isFound({ name, phone, id }: Guest, text: string): boolean {
  const sought = foldText(text.trim());
  if (sought === "") return true;
  const digits = sought.replace(/\D/g, "").replace(/^0+/, "");
  return (
    foldText(name ?? "").includes(sought) ||
    id.toLowerCase().includes(sought.replace(/\s/g, "")) ||
    (digits !== "" && !/[a-z]/.test(sought) && (phone ?? "").includes(digits))
  );
}
