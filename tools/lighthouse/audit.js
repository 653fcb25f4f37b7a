import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

// Usage: audit.js <chromium> <runs> <address>… It prints the median scores of each address to stdout, one line of JSON
// each.
const [chromePath, runs, ...addresses] = process.argv.slice(2);
const categories = ["performance", "accessibility", "best-practices", "seo"];
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const options = { port: chrome.port, onlyCategories: categories, logLevel: "error", output: "json" };

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

async function measure(address) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { lhr } = await lighthouse(address, options);
    if (categories.every((name) => lhr.categories[name]?.score !== null)) return lhr;
  }
  throw new Error(`${address}: no complete measurement in three attempts`);
}

function lostPoints(lhr) {
  const refs = categories.slice(1).flatMap((name) => lhr.categories[name].auditRefs);
  return [
    ...new Set(
      refs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score < 1 && lhr.audits[id].score !== null)
        .map(({ id }) => id),
    ),
  ];
}

try {
  await lighthouse(addresses[0], options);
  for (const address of addresses) {
    const measured = [];
    for (let run = 0; run < Number(runs); run++) measured.push(await measure(address));
    const scores = categories.map((name) => [
      name,
      Math.round(100 * middle(measured.map((lhr) => lhr.categories[name].score))),
    ]);
    const paints = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ];
    const figures = paints.map((id) => [
      id,
      Math.round(1000 * middle(measured.map((lhr) => lhr.audits[id].numericValue))) / 1000,
    ]);
    console.log(
      JSON.stringify({
        address,
        ...Object.fromEntries(scores),
        ...Object.fromEntries(figures),
        lost: lostPoints(measured[0]),
      }),
    );
  }
} finally {
  await chrome.kill();
}
