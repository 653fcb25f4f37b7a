import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
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
  const { q, city, kept } = props.view;
  const others = [["q", q], ["city", city], ...kept].filter(([name, value]) => name !== props.name && value !== "");
  const options = { preventScrollReset: true, replace: props.replace ?? false };
  return (
    <Form
      {...(props.className ? { className: props.className } : {})}
      action="/explore"
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
