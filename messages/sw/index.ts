import { about } from "./about.ts";
import { answers } from "./answers.ts";
import { booking } from "./booking.ts";
import { calendar } from "./calendar.ts";
import { connections } from "./connections.ts";
import { devices } from "./devices.ts";
import { errors } from "./errors.ts";
import { common } from "./everywhere.ts";
import { find } from "./find.ts";
import { guests } from "./guests.ts";
import { hostBookings } from "./host-bookings.ts";
import { hours } from "./hours.ts";
import { insights } from "./insights.ts";
import { mail } from "./mail.ts";
import { manageBooking } from "./manage-booking.ts";
import { names } from "./names.ts";
import { outbox } from "./outbox.ts";
import { portal } from "./portal.ts";
import { portalForms } from "./portal-forms.ts";
import { privacy } from "./privacy.ts";
import { profile } from "./profile.ts";
import { publicPages } from "./public.ts";
import { push } from "./push.ts";
import { refusals } from "./refusals.ts";
import { reports } from "./reports.ts";
import { shareCard } from "./share-card.ts";
import { shareKit } from "./share-kit.ts";
import { signIn } from "./sign-in.ts";
import { stories } from "./stories.ts";
import { support } from "./support.ts";
import { team } from "./team.ts";
import { terms } from "./terms.ts";
import { today } from "./today.ts";
import { waiting } from "./waiting.ts";
import { whatsOn } from "./whats-on.ts";

export const sw = {
  answers,
  booking,
  manageBooking,
  calendar,
  common,
  connections,
  devices,
  errors,
  guests,
  find,
  hostBookings,
  hours,
  insights,
  mail,
  names,
  outbox,
  portal,
  portalForms,
  public: publicPages,
  push,
  refusals,
  reports,
  signIn,
  stories,
  about,
  privacy,
  profile,
  shareCard,
  shareKit,
  support,
  team,
  terms,
  today,
  waiting,
  whatsOn,
} as const;
