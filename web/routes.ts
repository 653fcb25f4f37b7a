import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The one list of URLs. Each group's layout loads the messages its pages need. */
export default [
  layout("pages/public/layout.tsx", [
    index("pages/public/landing.tsx"),
    route("downloadapp", "pages/public/download-app.tsx"),
    route("design", "pages/public/design.tsx"),
    route("sign-in-problem", "pages/public/sign-in-problem.tsx"),
    route("outbox", "pages/portal/outbox.tsx"),
    route("*", "pages/public/not-found.tsx"),
  ]),
] satisfies RouteConfig;
