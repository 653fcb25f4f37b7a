import { expect, test } from "vitest";
import { isMobileBrowser } from "./mobile-browser.ts";

test.for([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", true],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile KindredApp/3.1", false],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36", false],
  ["", false],
] as const)("detects whether this is a mobile browser: %s", ([agent, isMobile]) => {
  expect(isMobileBrowser(agent)).toBe(isMobile);
});
