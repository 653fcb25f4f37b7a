import { Ban, DoorOpen, ExternalLink, History, Lock, Users } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { type EventView, isFewLeft, isWaitingListOpen } from "./event-view.ts";

export const stateIcons = {
  open: Users,
  full: Users,
  closed: Lock,
  past: History,
  cancelled: Ban,
  other_site: ExternalLink,
  none: DoorOpen,
};

export function PlacesNote({ event }: { event: EventView }) {
  const t = useT("whatsOn");
  const { state, placesLeft } = event;
  const Icon = stateIcons[state];
  const words = {
    open: placesLeft === null ? t("places.noLimit") : t("places.left", { count: placesLeft }),
    full: t(isWaitingListOpen(event) ? "places.fullList" : "places.full"),
    closed: t("places.closed"),
    past: t("places.past"),
    cancelled: t("places.cancelled"),
    other_site: t("places.otherSite"),
    none: t("places.none"),
  }[state];
  const tone = state === "open" && isFewLeft(event) ? "few" : state === "full" ? "full" : undefined;
  return (
    <span className="event-card-places" data-tone={tone}>
      <Icon className="icon" aria-hidden="true" />
      {words}
    </span>
  );
}
