import { lazy, Suspense, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { importWithRetry } from "#web/lib/import-with-retry.ts";
import type { MenuProps } from "./menu-types.ts";

const load = () => import("./menu-frame.tsx");
const MenuFrame = lazy(() => importWithRetry(load).then((module) => ({ default: module.MenuFrame })));
const preload = () => {
  load().catch(() => {});
};

/** The code of the menu loads when the button is hovered or focused. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={classNames("menu-trigger", props.triggerClassName)}
      aria-haspopup="menu"
      aria-expanded={isWanted}
      aria-label={props.label}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuFrame {...props} />
    </Suspense>
  );
}
