import { Form } from "react-router";
import { useT } from "../../lib/messages.tsx";
import { Button } from "../../ui/button.tsx";

/** Two equal answers, Reject first. Posts the document, so that the answer holds from its first byte on. */
export function ConsentForm({ returnTo }: { returnTo: string }) {
  const t = useT("common");
  return (
    <Form method="post" action="/cookie-choices" reloadDocument className="consent-answers">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" variant="outline" name="choice" value="rejected">
        {t("consent.reject")}
      </Button>
      <Button type="submit" variant="outline" name="choice" value="accepted">
        {t("consent.accept")}
      </Button>
    </Form>
  );
}
