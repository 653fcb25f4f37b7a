import { ChevronDown, Download, LayoutGrid, LifeBuoy, LogOut, Scale, UserRoundX } from "lucide-react";
import { useId, useRef } from "react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Menu } from "#web/ui/menu.tsx";

export type AccountPerson = { readonly name: string; readonly email: string; readonly isModerator: boolean };

/** Signing out is a form, so that it works without JavaScript. */
export function AccountMenu({ person, signOutTo }: { person: AccountPerson; signOutTo: string }) {
  const t = useT("portal");
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  return (
    <div className="account-menu">
      <Menu
        label={t("account.menu")}
        trigger={
          <>
            <Avatar name={person.name} />
            <ChevronDown className="icon" aria-hidden="true" />
          </>
        }
        head={
          <>
            <Avatar name={person.name} />
            <div>
              <p className="font-strong">{person.name}</p>
              <p className="text-sm text-muted" dir="ltr" title={person.email}>
                {person.email}
              </p>
            </div>
          </>
        }
        items={[
          {
            label: t("account.portal"),
            to: `/${product.slug}-providers`,
            icon: <LayoutGrid className="icon" aria-hidden="true" />,
          },
          ...(person.isModerator
            ? [{ label: t("account.desk"), to: "/moderation", icon: <Scale className="icon" aria-hidden="true" /> }]
            : []),
          {
            label: t("account.download"),
            to: "/api/ownData",
            download: true,
            icon: <Download className="icon" aria-hidden="true" />,
          },
          {
            label: t("account.delete"),
            to: "/delete-request",
            icon: <UserRoundX className="icon" aria-hidden="true" />,
          },
          { label: t("account.contact"), to: "/contact", icon: <LifeBuoy className="icon" aria-hidden="true" /> },
          {
            label: t("account.signOut"),
            onSelect: () => form.current?.requestSubmit(),
            divided: true,
            icon: <LogOut className="icon flip" aria-hidden="true" />,
          },
        ]}
      />
      <form ref={form} id={formId} method="post" action="/auth/sign-out">
        <input type="hidden" name="returnTo" value={signOutTo} />
        <button type="submit" hidden>
          {t("account.signOut")}
        </button>
      </form>
      <noscript>
        <button type="submit" form={formId} className="button" data-variant="outline" data-size="sm">
          {t("account.signOut")}
        </button>
      </noscript>
    </div>
  );
}
