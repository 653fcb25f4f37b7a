import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The one list of URLs. Each group's layout loads the messages its pages need. */
export default [
  layout("pages/public/layout.tsx", [index("pages/public/landing.tsx"), route("*", "pages/public/not-found.tsx")]),
] satisfies RouteConfig;
