import { createElement, type ReactNode } from "react";
import { Link } from "react-router";
import type { Tree } from "#web/lib/tree.ts";

/** Shows what `drawTree` has drawn on the server. */
export function Drawn({ json }: { json: string }) {
  // JSON of `drawTree`, from our own loader.
  const trees = JSON.parse(json) as Tree[];
  return trees.map(element);
}

function element(tree: Tree, key: number): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, attributes, ...children] = tree;
  const inside = children.map(element);
  if (tag === "Link") return createElement(Link, { ...attributes, to: String(attributes.to), key }, ...inside);
  return createElement(tag, { ...attributes, key }, ...inside);
}
