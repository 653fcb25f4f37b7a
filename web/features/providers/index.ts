export { AccountMenu } from "./account-menu.tsx";
export { Congratulations } from "./congratulations.tsx";
export { PlaceFields } from "./place-fields.tsx";
export { FormSection, ProviderForm } from "./provider-form.tsx";
export { RegistrationForm } from "./registration-form.tsx";
export { SignInGate } from "./sign-in-gate.tsx";
export { SignInLink } from "./sign-in-link.tsx";
export { useActionKey, useFormSending } from "./use-form-sending.ts";
