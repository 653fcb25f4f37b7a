import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { withoutUnusedRouterParts } from "./scripts/router-parts.ts";
import { subsetFonts } from "./scripts/subset-fonts.ts";

/** Needed by most pages, or by the heavy ones. */
const small = {
  ui: "avatar|card|dialog|field|note|select-field|static-dialog|tag|text-field",
  lib: "broken-media|catch-unreachable|focus-first-invalid|page-handle|page-meta|picture-sizes|tab-storage|use-hydrated|use-join|with-query",
  icons: "arrow-left|chevron-down|circle-exclamation-point|scale|star",
};

/** Needed by most pages of hosts and moderators, but not by pages that visitors open. */
const signedIn = {
  hosts: "account-menu|session-ended|sign-in-(gate|link)|use-form-sending",
  lists: "service-categories|text-languages",
  lib: "defined|draft-store|host-place|random-uuid|use-draft|use-field-errors|use-focus-first-error",
  ui: "back-button|chip|combobox-filter|confirm-dialog|menu|radio-group|segmented|skeleton|yes-no",
  icons:
    "badge-check|chart-column|ellipsis|eye-off|layout-grid|life-buoy|log-(in|out)|pencil|scan-line|trash|user-(minus|round-x)",
};

// Small modules are grouped into a few chunks, because every request costs a phone a round trip, and because a small file
// compresses badly. No group may hold styles: a part that loads later for another module would apply them again.
const together = [
  { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: "every-page",
    test: new RegExp(
      `preload-helper|[/](web[/](root|entry[.]client|ui[/](${small.ui})|lib[/](${small.lib}))|icons[/](${small.icons}))[.]\\w+$`,
    ),
  },
  { name: "fact-icons", test: /[/]icons[/](calendar-check|languages|map-pin)\.\w+$/ },
  {
    name: "icons",
    test: /[/]web[/]ui[/](category-icon|listing-art)\.tsx|[/]icons[/](hand-heart|store|scissors|eighth-notes)\.\w+$/,
  },
  { name: "call", test: /[/](web[/]lib[/]phone-links|icons[/](phone|message-circle))\.\w+$/ },
  { name: "steps", test: /[/](contract[/]calendar-cells|icons[/]chevron-(left|right))\.\w+$/ },
  { name: "error-state", test: /[/](web[/]ui[/]error-state|icons[/]wifi-off)\.\w+$/ },
  { name: "ticket-icons", test: /[/](web[/]ui[/]use-copy|icons[/](copy|lock|navigation|share-2))\.\w+$/ },
  {
    name: "customer",
    test: /[/](contract[/]parse[/]visible-text|web[/]pages[/]booking[/]review[/](customer-values|random-token|remembered-customer|use-typed-customer))\.ts$/,
  },
  {
    name: "event-icons",
    test: /[/]icons[/](ban|clock|door-open|external-link|frame|party-popper|rotate-ccw-clock|users)\.\w+$/,
  },
  {
    name: "support-forms",
    test: /[/]web[/](features[/]support[/]form-frame|ui[/]received-card|lib[/]use-kept-fields)\.tsx?$/,
  },
  { name: "dates", test: /[/]format[/](dates|time-zone|times)\.ts/ },
  {
    name: "booking",
    test: /[/]web[/]pages[/]booking[/]flow[/](booked-note|cancel-policy|flow-url|visitor-time)\.tsx?$/,
  },
  { name: "choosing", test: /[/]web[/]pages[/]booking[/]flow[/](problem-page|summary-sheet)\.tsx$/ },
  {
    name: "booking-flow",
    test: /[/](web[/]pages[/]booking[/]flow[/](?!part-icon|problem-page|summary-sheet).*|icons[/]calendar-x-2)\.\w+$/,
  },
  // A few visitors' pages need these, or load them later. A group takes what its modules import along, so `signed-in` would
  // take these, and such a page would load all of it.
  { name: "countries", test: /[/](contract[/]lists[/]countries|web[/]lib[/]country-name)[.]ts$/ },
  { name: "download-icons", test: /[/]icons[/](circle-x|download)[.]\w+$/ },
  {
    // Each file is a chunk with its own name.
    name: (id: string) => id.match(/[^/]*(?=[.]tsx?$)/)?.[0] ?? null,
    test: /[/]web[/](ui[/]count|lib[/](api|direction|offline-copy|use-last-loaded))[.]tsx?$/,
  },
  {
    name: "signed-in",
    test: new RegExp(
      `[/](contract[/]lists[/](${signedIn.lists})|icons[/](${signedIn.icons})|web[/](features[/]hosts[/](${signedIn.hosts})|pages[/]portal[/]portal-session|lib[/](${signedIn.lib})|ui[/](${signedIn.ui})))[.]\\w+$`,
    ),
  },
  {
    name: "desk",
    test: /[/]web[/]features[/]moderation[/](desk-form|moderation-clock|show-links|state-tag|use-field-name|use-moment)[.]tsx?$/,
  },
  // Charts are drawn on the server. If one reaches the browser, the check of the bundle finds it under this name.
  { name: "insights", test: /[/](web[/]features|messages[/]\w+)[/]insights[/.]/ },
];

/** Importing these modules does nothing by itself, except for the one that sets a nonce. */
const withoutSideEffects = /[/](messages|format|contract|web[/](features|lib(?![/]style-nonce)|pages|ui))[/].*\.tsx?$/;

/** See `web/ui/create-icon.ts`, which needs neither the keys of the lines nor the size. */
const ownIcons = {
  name: "own-icons",
  load: (id: string) =>
    id.endsWith("/lucide-react/dist/esm/createLucideIcon.mjs")
      ? `export { createIcon as default } from ${JSON.stringify(join(import.meta.dirname, "web/ui/create-icon.ts"))};`
      : null,
  transform: (code: string, id: string) =>
    /[/]lucide-react[/]dist[/]esm[/]icons[/].*[.]mjs$/.test(id)
      ? code.replaceAll(/,?\s*key: "[^"]*"|\s*size: 24,|__iconData\.node;/g, "")
      : null,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [ownIcons, tailwindcss(), reactRouter(), ...(isSsrBuild ? [] : [subsetFonts(), withoutUnusedRouterParts()])],
  // The server draws the same icons. Node would also load all two thousand of them.
  ssr: { noExternal: ["lucide-react"] },
  build: {
    assetsInlineLimit: 0,
    cssMinify: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups: together } },
          // A page that imports one thing of a room's index.ts must not load the rest of the room. Texts reach the browser
          // only as data of a page.
          treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
        },
  },
}));
