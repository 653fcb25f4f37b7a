import { DropdownMenu as Radix } from "radix-ui";
import { Link } from "react-router";
import { classNames } from "#web/lib/class-names.ts";
import { useDirection } from "#web/lib/direction.ts";
import type { MenuItem, MenuProps } from "./menu-types.ts";

/**
 * The menu is not in a portal, so that it stays in the landmark of its button and, in a dialog, inside the focus trap.
 */
export function MenuFrame(props: MenuProps) {
  return (
    <Radix.Root defaultOpen modal={false} dir={useDirection()}>
      <Radix.Trigger className={classNames("menu-trigger", props.triggerClassName)} aria-label={props.label}>
        {props.trigger}
      </Radix.Trigger>
      <Radix.Content className="menu" align="end" sideOffset={6} collisionPadding={12} aria-label={props.label}>
        {props.head ? <div className="menu-head">{props.head}</div> : null}
        {props.items.map((item) => (
          <MenuRow key={item.id ?? item.label} item={item} />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const look = { className: "menu-item", "data-tone": item.tone, "data-divided": item.divided || undefined };
  if (item.to === undefined) {
    return (
      <Radix.Item {...look} {...choiceOf(item)} onSelect={item.onSelect}>
        {item.icon}
        {item.label}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item {...look} asChild>
      <Link to={item.to} {...(item.download ? { download: true, reloadDocument: true } : {})}>
        {item.icon}
        {item.label}
      </Link>
    </Radix.Item>
  );
}

function choiceOf({ checked }: MenuItem) {
  return checked === undefined ? {} : { role: "menuitemradio", "aria-checked": checked };
}
