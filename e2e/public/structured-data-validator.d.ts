declare module "@adobe/structured-data-validator/src/validator.js" {
  type Things = Readonly<Record<string, readonly object[]>>;
  type Issue = { readonly severity: "ERROR" | "WARNING"; readonly issueMessage: string };
  export class Validator {
    validate(found: { readonly jsonld: Things; readonly microdata: Things; readonly rdfa: Things }): Promise<Issue[]>;
  }
}
