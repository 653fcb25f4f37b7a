import { product } from "#contract/product.ts";
import type { OpenApiDocument, Operation } from "./openapi.ts";

/** The page has no scripts or external resources. Its style element carries the nonce. */
export function apiDocsPage(document: OpenApiDocument, nonce: string): string {
  const paths = Object.entries(document.paths);
  const schemas = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(product.name)} API</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${text(product.name)} API</h1>
<p><a href="/api/openapi.json">openapi.json</a></p>
${paths
  .map(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => operationPart(method, path, operation))
      .join(""),
  )
  .join("")}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => `<section id="${text(name)}"><h3>${text(name)}</h3>${block(schema)}</section>`).join("")}
</main>
</body>
</html>`;
}

function operationPart(method: string, path: string, operation: Operation): string {
  const { parameters } = operation;
  const responses = Object.entries(operation.responses);
  return `<section id="${text(operation.operationId)}">
<h2><code>${text(method.toUpperCase())} ${text(path)}</code></h2>
<p>${text(operation.summary)}. ${text(operation.description)}</p>
${parameters.length > 0 ? `<table><tr><th>Parameter</th><th>In</th><th>Required</th><th>Meaning</th></tr>${parameters.map((one) => `<tr><td><code>${text(one.name)}</code></td><td>${one.in}</td><td>${one.required ? "yes" : "no"}</td><td>${text(one.description ?? "")}</td></tr>`).join("")}</table>` : ""}
${operation.requestBody ? `<details><summary>Body</summary>${block(operation.requestBody)}</details>` : ""}
<details><summary>Answers</summary><dl>${responses.map(([status, { description }]) => `<dt>${status}</dt><dd>${text(description).replaceAll("\n", "<br>")}</dd>`).join("")}</dl>${block(responses[0]?.[1])}</details>
</section>`;
}

function block(value: unknown): string {
  return `<pre>${text(JSON.stringify(value, null, 2))}</pre>`;
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
section { border-block-start: 1px solid #8886; padding-block: .5rem; }
h2 { font-size: 1.1rem; } pre { overflow-x: auto; font-size: .85rem; } table { border-collapse: collapse; }
td, th { text-align: start; padding: .2rem .6rem; border: 1px solid #8884; } dt { font-weight: 700; }`;
