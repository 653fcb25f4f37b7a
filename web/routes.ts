import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { product } from "../contract/product.ts";

/** The one list of URLs. Each group's layout loads the messages its pages need. */
export default [
  layout("pages/public/layout.tsx", [
    index("pages/public/landing.tsx"),
    route("downloadapp", "pages/public/download-app.tsx"),
    route("design", "pages/public/design.tsx"),
    route("news", "pages/public/news.tsx"),
    route("slates/:id", "pages/public/slate.tsx"),
    route("sign-in-problem", "pages/public/sign-in-problem.tsx"),
    route("how-it-works", "pages/public/how-it-works.tsx"),
    route("aboutus", "pages/public/about-us.tsx"),
    route("contact", "pages/public/contact.tsx"),
    route("privacy-policy", "pages/public/privacy-policy.tsx"),
    route(`${product.slug}-providers-terms-and-conditions`, "pages/public/provider-terms.tsx"),
    route("delete-request", "pages/public/delete-request.tsx"),
    route("delete-request/confirm/:token", "pages/public/delete-request-confirm.tsx"),
    route("providerPage", "pages/public/provider-page.tsx"),
    route("cookie-choices", "pages/public/cookie-choices.tsx"),
    route("outbox", "pages/portal/outbox.tsx"),
    route("*", "pages/public/not-found.tsx"),
  ]),
  layout("pages/booking/layout.tsx", [
    route("booking", "pages/booking/services.tsx"),
    route("booking/select-time", "pages/booking/select-time.tsx"),
    route("booking/review", "pages/booking/review.tsx"),
    route("booking/confirmed/:secret", "pages/booking/confirmed.tsx"),
    route("booking/manage/:secret", "pages/booking/manage.tsx"),
    route("booking/manage/:secret/move", "pages/booking/move.tsx"),
    route("booking/find", "pages/booking/find.tsx"),
  ]),
  layout("pages/portal/layout.tsx", [
    route(`${product.slug}-providers`, "pages/portal/providers.tsx"),
    route("services", "pages/portal/to-portal.tsx", { id: "services-to-portal" }),
    route("services/new", "pages/portal/service-new.tsx"),
    route("services/:id", "pages/portal/service-detail.tsx"),
    route("services/:id/edit", "pages/portal/service-edit.tsx"),
    route("events", "pages/portal/to-portal.tsx", { id: "events-to-portal" }),
    route("events/new", "pages/portal/event-new.tsx"),
    route("events/:id", "pages/portal/event-detail.tsx"),
    route("events/:id/edit", "pages/portal/event-edit.tsx"),
  ]),
] satisfies RouteConfig;
