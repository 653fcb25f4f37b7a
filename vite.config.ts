import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { subsetFonts } from "./scripts/subset-fonts.ts";

// Small modules are grouped into a few chunks, because every request costs a phone a round trip.
const together = [
  { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "every-page", test: /[\\/]web[\\/](root|entry\.client)\.tsx/ },
  {
    name: "small-parts",
    test: /[/]format[/](formatter-cache|numbers)\.ts|[/]icons[/]star\.\w+$|[/]web[/](ui[/](avatar|back-button|card|checkbox|chip|count|.*-state|field.*|text-field|note|progress|tag|spinner)\.tsx|lib[/](broken-media|page-meta|picture-sizes|format-duration|tab-storage|use-\w+|with-query)\.tsx?)/,
  },
  {
    // A chunk must not hold both icons and styles: a part that loads later for an icon would apply the styles again.
    name: "icons",
    test: /[/]icons[/](hand-heart|music.*|calendar-check|map-pin|scale|languages|scissors|clock|utensils.*|search)\.\w+$/,
  },
  { name: "booking-flow", test: /[/]web[/]pages[/]booking[/]flow[/]/ },
  // Charts are drawn on the server. If one reaches the browser, the check of the bundle finds it under this name.
  { name: "insights", test: /[/](web[/]features|messages[/]\w+)[/]insights[/.]/ },
  { name: "dates", test: /[/]format[/](dates|time-zone|times)\.ts/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), ...(isSsrBuild ? [] : [subsetFonts()])],
  build: {
    assetsInlineLimit: 0,
    cssMinify: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups: together } },
          // Texts reach the browser only as data of a page. Without this, their modules would stay in the bundle.
          treeshake: { moduleSideEffects: [{ test: /[/]messages[/]/, sideEffects: false }] },
        },
  },
}));
