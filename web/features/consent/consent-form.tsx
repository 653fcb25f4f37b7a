import { Form } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * Both buttons look the same and Reject comes first. The form loads a new page, so that the choice applies to all of
 * it.
 */
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
