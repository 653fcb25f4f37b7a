import { expect, test } from "vitest";
import { specsFor } from "./changed.ts";

test.for([
  [["web/pages/booking/find.tsx"], ["e2e/booking", "e2e/rights"]],
  [["docs/glossary.md", "server/env.test.ts"], []],
  [
    ["web/pages/moderation/jobs.tsx", "e2e/public/landing.spec.ts"],
    ["e2e/moderation", "e2e/public/landing.spec.ts"],
  ],
  [["web/ui/button.tsx", "web/pages/booking/find.tsx"], ["e2e"]],
  [["server/app.ts"], ["e2e"]],
  [["e2e/journey.ts"], ["e2e"]],
] as const)("changes in %j select the browser tests %j", ([files, specs]) => {
  expect(specsFor(files)).toEqual(specs);
});
