import { createElement, type ReactNode } from "react";
import { Link } from "react-router";
import type { Tree } from "#web/lib/tree.ts";

/** Shows what `drawTree` has drawn on the server. */
export function Drawn({ json }: { json: string }) {
  return (JSON.parse(json) as Tree[]).map(element) as ReactNode;
}

function element(tree: Tree, key: number): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, attributes, ...children] = tree;
  return createElement(tag === "Link" ? (Link as never) : tag, { ...attributes, key }, ...children.map(element));
}
