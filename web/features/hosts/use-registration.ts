import { useState } from "react";
import { useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { ApiRefusal, browserApi, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import type { Draft } from "#web/lib/use-draft.ts";
import { type FieldErrors, useFieldErrors } from "#web/lib/use-field-errors.ts";
import { showToast } from "#web/ui/toast-store.ts";
import { type Registration, registrationFields, registrationProblems } from "./registration-rules.ts";

/** New hosts set their opening hours next. They can skip that. */
const afterRegistration = `/${product.slug}-providers?welcome=hours`;

type Sentences = FieldErrors<keyof Registration>;

export function useRegistration(userId: number, draft: Draft<Registration>) {
  const t = useT("portal");
  const navigate = useNavigate();
  const { errors, setErrors } = useFieldErrors(draft.values);
  const [failure, setFailure] = useState<string>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const submit = async (): Promise<boolean> => {
    const problems = Object.entries(registrationProblems(draft.values));
    setFailure(undefined);
    setSessionEnded(false);
    setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, t(`register.${problem}`)])));
    if (problems.length > 0) return false;
    setBusy(true);
    try {
      await browserApi("POST /kindredProviders", {
        query: { hostCountry: draft.values.country },
        body: { user_id: userId, ...bodyOf(draft.values) },
      });
    } catch (error) {
      // The account was registered in another tab, so continue with it.
      if (error instanceof ApiRefusal && error.code === "account_exists") return goOn(error.message);
      const known = error instanceof ApiRefusal ? fieldErrors(error) : {};
      setErrors(known);
      if (isSessionEnded(error)) setSessionEnded(true);
      else if (Object.keys(known).length === 0) setFailure(sentenceFor(error));
      setBusy(false);
      return false;
    }
    return goOn(t("register.created"));
  };

  const goOn = async (message: string): Promise<true> => {
    draft.finish();
    showToast(message);
    await navigate(afterRegistration);
    return true;
  };

  const sentenceFor = (error: unknown): string => {
    if (!(error instanceof ApiRefusal)) return t("register.error", { message: t("portal.unreachable") });
    return error.message ? t("register.failed", { message: error.message }) : t("register.failedPlain");
  };
  return { errors, failure, hasSessionEnded, isBusy, submit };
}

function bodyOf(values: Registration) {
  return {
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    email: values.email.trim(),
    date_of_birth: values.dateOfBirth,
    agreed_to_terms: true as const,
    terms_accepted_at: new Date().toISOString(),
  };
}

function fieldErrors(refusal: ApiRefusal): Sentences {
  const named = Object.entries(refusal.fields).flatMap(([wire, sentence]) => {
    const field = registrationFields[wire];
    return field ? [[field, sentence] as const] : [];
  });
  return Object.fromEntries(named);
}
