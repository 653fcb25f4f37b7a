import { Download, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { useIsOffline } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { useChangeStream } from "#web/lib/use-change-stream.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { foldText } from "#web/ui/combobox-filter.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DoorCode } from "./door-code.tsx";
import { DoorScanner } from "./door-scanner.tsx";
import { type Guest, GuestRow } from "./guest-row.tsx";
import { useDoor } from "./use-door.ts";
import { WaitingList } from "./waiting-list.tsx";
import { WriteToGuests } from "./write-to-guests.tsx";

type GuestListData = CallOutput<"GET /events/{id}/guests">;

type Shown = "all" | "out" | "in";

type GuestListProps = {
  readonly list: GuestListData;
  readonly when: string;
  /** From when guests can be checked in. */
  readonly opens: string;
  readonly isOpen: boolean;
  readonly readAt: string;
  /** Staff cannot export the guests. */
  readonly isManager: boolean;
};

export function GuestList({ list, when, opens, isOpen, readAt, isManager }: GuestListProps) {
  const t = useT("guests");
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const isOffline = useIsOffline();
  const [shown, setShown] = useState<Shown>("all");
  const [text, setText] = useState("");
  const isCheckInOpen = useHasCome(list.checkInOpensAt, isOpen);
  const reload = () => void revalidate();
  useChangeStream(`/api/events/${list.eventId}/changes`, reload);
  const door = useDoor(list.eventId, list.guests, reload);
  const { guests } = door;
  const admittedHere = guests.reduce((sum, guest, n) => sum + guest.admitted - (list.guests[n]?.admitted ?? 0), 0);
  const placesAdmitted = list.placesAdmitted + admittedHere;
  const isIn = ({ admitted, places }: Guest) => admitted === places;
  const coming = guests.filter(({ status }) => status === "confirmed");
  const waiting = list.waiting.filter(({ offerEndsAt }) => offerEndsAt === null);
  const offers = list.waiting.length - waiting.length;
  const matching = guests
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
          {isManager ? (
            <a
              {...buttonLook({ variant: "outline" })}
              className="button"
              href={`/api/events/${list.eventId}/guests.csv`}
              download
            >
              <Download className="icon" aria-hidden="true" />
              {t("guests.csv")}
            </a>
          ) : null}
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
            <b className="num">{placesAdmitted}</b> {t("guests.toCome", { count: list.placesTaken - placesAdmitted })}
          </dd>
        </div>
        {list.waiting.length > 0 ? (
          <div className="card" data-pad>
            <dt>{t("guests.waiting")}</dt>
            <dd>
              <b className="num">{waiting.length}</b>{" "}
              {t("guests.waitingPlaces", { count: waiting.reduce((sum, { places }) => sum + places, 0) })}
              {offers > 0 ? <span className="block">{t("guests.openOffers", { count: offers })}</span> : null}
            </dd>
          </div>
        ) : null}
      </dl>
      {door.isCut && door.waitingCount > 0 ? (
        <Note tone="warm">{t("guests.offline", { count: door.waitingCount })}</Note>
      ) : isOffline ? (
        <Note tone="warm">{t("guests.asOf", { when: readAt })}</Note>
      ) : null}
      {isCheckInOpen && isHydrated ? (
        <DoorScanner check={door.check} placesAdmitted={placesAdmitted} placesTaken={list.placesTaken} />
      ) : null}
      {isCheckInOpen ? <DoorCode check={door.check} /> : <Note>{t("guests.notOpen", { when: opens })}</Note>}
      {list.guests.length === 0 ? (
        <EmptyState title={t("guests.none")} headingLevel={2} communityId={list.communityId}>
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
                <GuestRow
                  key={guest.id}
                  eventId={list.eventId}
                  guest={guest}
                  isCheckInOpen={isCheckInOpen}
                  onAdmit={(one, admitted) => door.admit(one.id, admitted)}
                />
              ))}
            </ul>
          </section>
        </>
      )}
      {isManager && list.placesTaken > 0 && !list.cancelledAt ? <WriteToGuests eventId={list.eventId} /> : null}
      {list.waiting.length > 0 ? (
        <WaitingList
          eventId={list.eventId}
          waiting={list.waiting}
          timeZone={list.timeZone}
          isCancelled={list.cancelledAt !== null}
        />
      ) : null}
      <p className="text-sm text-muted">{t("guests.kept")}</p>
    </div>
  );
}

const dayMs = 86_400_000;

/** The list may be open when the time comes. */
function useHasCome(at: string, hadCome: boolean): boolean {
  const [hasCome, setHasCome] = useState(hadCome);
  useEffect(() => {
    const ms = Date.parse(at) - Date.now();
    setHasCome(ms <= 0);
    if (ms <= 0 || ms > dayMs) return;
    const timer = setTimeout(() => setHasCome(true), ms);
    return () => clearTimeout(timer);
  }, [at]);
  return hasCome;
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
