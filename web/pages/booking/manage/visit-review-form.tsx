import { Form, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { StarPicker } from "./star-picker.tsx";

type VisitReviewFormProps = {
  readonly what: string;
  readonly providerName: string;
  readonly author: string;
  readonly values: { readonly stars: number | null; readonly text: string };
  readonly starsError?: string | undefined;
  readonly textError?: string | undefined;
  readonly failure?: string | undefined;
};

export function VisitReviewForm(props: VisitReviewFormProps) {
  const t = useT("manageBooking");
  const isPosting = useNavigation().state !== "idle";
  return (
    <section className="card" data-pad>
      <Form method="post" className="grid gap-5" noValidate>
        <div>
          <h1 className="text-2xl">{t("visit.title")}</h1>
          <p className="lead mt-1">{props.what}</p>
        </div>
        {props.failure ? <Note tone="bad">{props.failure}</Note> : null}
        <StarPicker initial={props.values.stars} error={props.starsError} />
        <TextAreaField
          name="text"
          label={t("visit.text")}
          optional
          defaultValue={props.values.text}
          maxLength={1000}
          error={props.textError}
        />
        <Note>{t("visit.shown", { provider: props.providerName, author: props.author })}</Note>
        <Button type="submit" name="intent" value="review" block busy={isPosting} busyLabel={t("visit.posting")}>
          {t("visit.post")}
        </Button>
      </Form>
    </section>
  );
}
