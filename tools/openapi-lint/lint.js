import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral from "@stoplight/spectral-core";
import parsers from "@stoplight/spectral-parsers";
import rulesets from "@stoplight/spectral-rulesets";

// Usage: lint.js <openapi.json>. It prints what Redocly (recommended) and Spectral (oas) find, one line each. No output
// means OK.
const file = process.argv[2];
const source = readFileSync(file, "utf8");

const config = await createConfig({ extends: ["recommended"] });
for (const { ruleId, message, location } of await lintFromString({ source, absoluteRef: file, config }))
  console.log(`Redocly ${ruleId}: ${message.split("\n")[0]} (${location[0]?.pointer})`);

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [[rulesets.oas, "recommended"]] });
for (const { code, message, path } of await linter.run(new spectral.Document(source, parsers.Json, file)))
  console.log(`Spectral ${code}: ${message} (${path.join(".")})`);
