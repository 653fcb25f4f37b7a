import { html, raw } from "hono/html";
import { product } from "#contract/product.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { directionOf, languageOf, type Translate, translator } from "#messages/translate.ts";
import { type DemoAccountName, demoAccountNames, demoAccounts } from "./demo-accounts.ts";

export const formProblems = ["email", "firstName", "lastName"] as const;
type FormProblem = (typeof formProblems)[number];
export type FormState = {
  readonly values: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly problem: FormProblem | null;
};

type Page = FormState & {
  readonly locale: Locale;
  readonly nonce: string;
  readonly action: string;
  readonly offersDemoPeople: boolean;
};

const problemMessage = {
  email: "demo.emailProblem",
  firstName: "demo.nameProblem",
  lastName: "demo.lastNameProblem",
} as const;

const style = `
  body { margin: 0 auto; max-inline-size: 28rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1917; background: #fff; }
  h1 { font-size: 1.5rem; margin-block: 0.5rem; } h2 { font-size: 1.125rem; margin-block: 2rem 0.75rem; }
  .notice { border: 2px solid #92400e; border-radius: 0.5rem; padding: 0.75rem 1rem; background: #fffbeb; }
  label { display: block; font-weight: 600; margin-block-start: 0.75rem; }
  input { inline-size: 100%; box-sizing: border-box; }
  input, button { min-block-size: 3rem; padding-inline: 0.75rem; font: inherit; border: 1px solid #57534e; border-radius: 0.5rem; }
  button { inline-size: 100%; margin-block-start: 0.75rem; background: #fff; color: inherit; cursor: pointer; }
  button.main { background: #115e59; border-color: #115e59; color: #fff; font-weight: 600; }
  button small { display: block; } .problem { color: #b91c1c; margin: 0.25rem 0 0; }
  :focus-visible { outline: 3px solid #0f766e; outline-offset: 2px; }
`;

/** The page works without JavaScript. */
export function interactionPage(page: Page): string {
  const { locale, nonce, action, values, problem, offersDemoPeople } = page;
  const t = translator<"signIn">(locale, messagesFor(locale, "signIn"));
  const names = offersDemoPeople ? demoAccountNames : [];
  return String(html`<!doctype html>
<html lang="${languageOf(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("demo.title")} · ${product.name}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<main>
<h1>${t("demo.title")}</h1>
<p class="notice">${t("demo.notice")}</p>
${offersDemoPeople ? html`<h2>${t("demo.pick")}</h2>` : ""}
${names.map((name) => demoButton(t, action, name))}
${offersDemoPeople ? html`<h2>${t("demo.someoneElse")}</h2>` : ""}
<form method="post" action="${action}">
${field(t("demo.email"), "email", "email", "email", values.email, problem === "email" ? t(problemMessage.email) : null)}
${field(t("demo.firstName"), "firstName", "text", "given-name", values.firstName, problem === "firstName" ? t(problemMessage.firstName) : null)}
${field(t("demo.lastName"), "lastName", "text", "family-name", values.lastName, problem === "lastName" ? t(problemMessage.lastName) : null)}
<button type="submit" class="main">${t("demo.continue")}</button>
<button type="submit" name="cancel" value="yes" formnovalidate>${t("demo.cancel")}</button>
</form>
</main>
</body>
</html>`);
}

function demoButton(t: Translate<"signIn">, action: string, name: DemoAccountName) {
  const { email, firstName, lastName } = demoAccounts[name];
  return html`<form method="post" action="${action}">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="firstName" value="${firstName}"><input type="hidden" name="lastName" value="${lastName}">
<button type="submit">${t(`demo.${name}`)}: ${firstName} ${lastName}<small>${email}</small></button>
</form>`;
}

function field(label: string, name: string, type: string, autocomplete: string, value: string, problem: string | null) {
  const described = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : "";
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${described}>
${problem ? html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>` : ""}`;
}
