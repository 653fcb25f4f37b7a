import { ShieldCheck, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { systemTimeZone } from "#format/time-zone.ts";
import { type EventView, mostPlacesOf, PlacesStepper } from "#web/features/registrations/index.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import type { PhoneCountryOption } from "#web/lib/phone-countries.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useOutcomeInView } from "#web/lib/use-outcome-in-view.ts";
import { Button } from "#web/ui/button.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { EmailField, PersonNameField } from "#web/ui/person-fields.tsx";
import { PhoneField, usePhoneCountry } from "#web/ui/phone-field.tsx";
import type { NotRegistered } from "./send-registration.server.ts";

type RegisterViewProps = {
  readonly event: EventView;
  readonly places: number;
  /** The idempotency key of every attempt from this screen. */
  readonly sendKey: string;
  readonly phone: { readonly countries: readonly PhoneCountryOption[]; readonly country: string };
  readonly tried: NotRegistered | null;
  readonly failure: string | null;
  /** Each attempt gives a new object. */
  readonly outcome: object | null;
};

export function RegisterView({ event, phone, tried, failure, ...props }: RegisterViewProps) {
  const t = useT("whatsOn");
  const form = useRef<HTMLFormElement>(null);
  const isGone = tried?.placesLeft === 0 || event.state === "full";
  const isWaiting = isGone && event.hasWaitingList;
  const most = isWaiting ? event.placesPerPerson : Math.max(1, tried?.placesLeft ?? mostPlacesOf(event));
  const [wanted, setWanted] = useState(props.places);
  const places = Math.min(most, Math.max(1, wanted));
  const [sendKey] = useState(tried?.sendKey || props.sendKey);
  const [phoneCountry, setPhoneCountry] = usePhoneCountry(tried?.phoneCountry || phone.country);
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== "idle";
  const errors = tried?.errors;
  const hasErrors = Object.keys(errors ?? {}).length > 0;
  useEffect(() => {
    if (hasErrors && errors) focusFirstInvalid(form.current);
  }, [errors, hasErrors]);
  const heading = useOutcomeInView(hasErrors ? null : props.outcome);
  return (
    <main id="content" className="page register-view">
      <HiddenPageMeta title={t("register.pageTitle", { title: event.title })} />
      <Form ref={form} method="post" replace preventScrollReset noValidate className="card register-view-card">
        <input type="hidden" name="sendKey" value={sendKey} />
        <input type="hidden" name="guestTimeZone" value={isHydrated ? (systemTimeZone() ?? "") : ""} />
        {isWaiting ? <input type="hidden" name="waitIfFull" value="1" /> : null}
        <div className="register-view-head">
          <h1 ref={heading}>{t(isWaiting ? "register.titleWaiting" : "register.title")}</h1>
          <Link className="button button-icon" to={event.path} aria-label={t("register.back")}>
            <X className="icon-lg" aria-hidden="true" />
          </Link>
        </div>
        {hasErrors ? <Note tone="bad">{t("register.correct")}</Note> : null}
        {failure ? <Note tone={tried?.placesLeft === null ? "bad" : "warm"}>{failure}</Note> : null}
        <div className="register-view-event">
          <Leaf leaf={event.leaf} communityId={event.communityId} className="register-view-leaf" />
          <div>
            <b>
              <bdi lang={event.language}>{event.title}</bdi>
            </b>
            <p className="text-sm text-ink-2">
              <span className="sr-only">{event.day}, </span>
              <bdi dir="ltr">{event.range}</bdi>, <bdi>{event.address}</bdi>
            </p>
          </div>
        </div>
        <PlacesStepper
          label={t("register.places")}
          hint={event.price === null ? t("price.free") : t("register.each", { price: event.price })}
          value={places}
          most={most}
          onChange={setWanted}
          words={{ fewer: t("event.fewer"), more: t("event.moreOne") }}
        />
        <PersonNameField
          id="guestName"
          name="guestName"
          label={t("register.name")}
          enterKeyHint="next"
          required
          defaultValue={tried?.values.guestName ?? ""}
          error={errors?.guestName}
        />
        <PhoneField
          id="guestPhone"
          name="guestPhone"
          label={t("register.phone")}
          hint={t("register.phoneHint")}
          countries={phone.countries}
          country={phoneCountry}
          onCountry={setPhoneCountry}
          countryField="phoneCountry"
          autoComplete="tel"
          required
          defaultValue={tried?.values.guestPhone ?? ""}
          error={errors?.guestPhone}
        />
        <EmailField
          id="guestEmail"
          name="guestEmail"
          label={t("register.email")}
          optional={!isWaiting}
          required={isWaiting}
          hint={t(isWaiting ? "register.emailHintWaiting" : "register.emailHint")}
          defaultValue={tried?.values.guestEmail ?? ""}
          error={errors?.guestEmail}
        />
        <p className="register-view-notice">
          <ShieldCheck className="icon" aria-hidden="true" />
          <span>
            {t("register.notice", { host: event.hostName })} <Link to="/privacy-policy">{t("register.privacy")}</Link>
          </span>
        </p>
        {isGone && !isWaiting ? (
          <div className="register-view-foot">
            <b>{t("register.full")}</b>
            <LinkButton to={event.path} variant="outline">
              {t("register.back")}
            </LinkButton>
          </div>
        ) : (
          <div className="register-view-foot">
            <p>
              <b className="num">{event.price === null ? t("price.free") : event.sums[places - 1]}</b>
              {event.price === null ? null : <span className="text-sm text-muted">{t("register.atDoor")}</span>}
            </p>
            <Button
              type="submit"
              variant={isWaiting ? "accent" : "primary"}
              busy={isSending}
              busyLabel={t("register.busy")}
            >
              {isWaiting ? t("event.joinList") : t("register.button", { count: places })}
            </Button>
          </div>
        )}
      </Form>
    </main>
  );
}
