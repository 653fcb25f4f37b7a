import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { explorePath } from "./explore-to.ts";
import type { ResultsView } from "./search-view.ts";

/** A form for one parameter of the search, which keeps the others. With scripts, a choice is sent at once. */
export function ParameterForm(props: {
  readonly view: ResultsView;
  readonly name: string;
  readonly className?: string;
  readonly replace?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const t = useT("find");
  const submit = useSubmit();
  const others = props.view.used.filter(([name]) => name !== props.name);
  const options = { preventScrollReset: true, replace: props.replace ?? false };
  return (
    <Form
      {...(props.className ? { className: props.className } : {})}
      action={explorePath}
      {...options}
      onChange={({ currentTarget }) => void submit(currentTarget, options)}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children}
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {t("filters.apply")}
        </Button>
      </noscript>
    </Form>
  );
}
