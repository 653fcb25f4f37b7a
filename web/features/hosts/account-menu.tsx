import {
  Check,
  ChevronDown,
  DoorOpen,
  Download,
  Languages,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  Scale,
  Store,
  UserRoundX,
} from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { product } from "#contract/product.ts";
import { openLanguageMenu } from "#web/lib/language-menu.ts";
import { useT } from "#web/lib/messages.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Menu } from "#web/ui/menu.tsx";
import type { MenuItem } from "#web/ui/menu-types.ts";
import { showToast } from "#web/ui/toast-store.ts";

export type AccountPerson = {
  readonly name: string;
  readonly email: string;
  readonly isModerator: boolean;
  readonly hosts: readonly MenuHost[];
  readonly hasFounded: boolean;
};

type MenuHost = {
  readonly id: number;
  readonly name: string;
  readonly role: "owner" | "manager" | "staff";
  readonly isCurrent: boolean;
};

const portalPath = `/${product.slug}-providers`;

/** Signing out and switching hosts are forms, so that they work without JavaScript. */
export function AccountMenu({ person, signOutTo }: { person: AccountPerson; signOutTo: string }) {
  const t = useT("portal");
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const hostItems = useHostItems(person);
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
          ...hostItems,
          {
            label: t("account.portal"),
            to: portalPath,
            divided: hostItems.length > 0,
            icon: <LayoutGrid className="icon" aria-hidden="true" />,
          },
          ...(person.isModerator
            ? [{ label: t("account.desk"), to: "/moderation", icon: <Scale className="icon" aria-hidden="true" /> }]
            : []),
          ...(person.hosts.length > 0 && !person.hasFounded
            ? [
                {
                  label: t("account.becomeHost"),
                  to: `${portalPath}?register=own`,
                  icon: <Store className="icon" aria-hidden="true" />,
                },
              ]
            : []),
          // Only staff leave a host here. Owners and managers do it in the Team section, which staff cannot open.
          ...person.hosts
            .filter(({ isCurrent, role }) => isCurrent && role === "staff")
            .map(({ name }) => ({
              label: t("account.leaveHost", { host: name }),
              to: "/leave-host",
              icon: <DoorOpen className="icon flip" aria-hidden="true" />,
            })),
          {
            label: t("language.title"),
            onSelect: openLanguageMenu,
            icon: <Languages className="icon" aria-hidden="true" />,
          },
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
        {person.hosts.length > 1 ? <OtherHosts hosts={person.hosts} /> : null}
        <button type="submit" form={formId} className="button" data-variant="outline" data-size="sm">
          {t("account.signOut")}
        </button>
      </noscript>
    </div>
  );
}

const switchAction = "/current-host";

function useHostItems({ hosts }: AccountPerson): MenuItem[] {
  const t = useT("portal");
  const fetcher = useFetcher<{ isUnreachable: true }>();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.isUnreachable) showToast(t("portal.unreachable"), "plain");
  }, [data, t]);
  if (hosts.length < 2) return [];
  return hosts
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, isCurrent }) => ({
      id: `host-${id}`,
      label: name,
      checked: isCurrent,
      icon: <Check className="icon account-menu-check" data-on={isCurrent || undefined} aria-hidden="true" />,
      onSelect: () => void fetcher.submit({ hostId: id }, { method: "post", action: switchAction }),
    }));
}

function OtherHosts({ hosts }: { hosts: readonly MenuHost[] }) {
  const t = useT("portal");
  return (
    <form method="post" action={switchAction}>
      {hosts
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="hostId"
            value={id}
            className="button"
            data-variant="outline"
            data-size="sm"
          >
            {t("account.hosts", { host: name })}
          </button>
        ))}
    </form>
  );
}
