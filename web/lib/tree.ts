import { Fragment, isValidElement, type ReactNode } from "react";
import { Link } from "react-router";

/** HTML as data: text, or a tag with its attributes and children. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, unknown>>, ...children: Tree[]];

type Attributes = { readonly children?: ReactNode } & Readonly<Record<string, unknown>>;

/** Stands for React Router's `Link`, which loads the next page without a new document. */
const linkTag = "Link";

/**
 * Runs the components on the server, so that the browser gets what they draw and not their code. They must be plain functions
 * without hooks.
 */
export function drawTree(node: ReactNode): Tree[] {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (Array.isArray(node)) return node.flatMap(drawTree);
  if (!isValidElement<Attributes>(node)) throw new Error("Only elements can be drawn");
  const { type } = node;
  const { children, ...attributes } = node.props;
  if (type === Fragment) return drawTree(children);
  if (typeof type === "string") return [[type, attributes, ...drawTree(children)]];
  if (Object.is(type, Link)) return [[linkTag, attributes, ...drawTree(children)]];
  // A class would have to be created with `new`. Ours are all functions.
  return drawTree((type as (props: object) => ReactNode)(node.props));
}
