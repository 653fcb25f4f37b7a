import { createLucideIcon, type IconNode } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon } from "./create-icon.ts";

test("draws an icon as lucide-react does", () => {
  const node: IconNode = [
    ["path", { d: "M5 12h14", key: "a" }],
    ["circle", { cx: "12", cy: "12", r: "3", key: "b" }],
  ];
  const props = { className: "icon", "aria-hidden": true, "data-on": true } as const;
  expect(renderToStaticMarkup(createElement(createIcon({ name: "plus-minus", node }), props))).toBe(
    renderToStaticMarkup(createElement(createLucideIcon("plus-minus", node), props)),
  );
});
