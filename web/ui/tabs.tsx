import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useDirection } from "#web/lib/direction.ts";
import { Count } from "./count.tsx";

export type Tab<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
  readonly panel: ReactNode;
};

/** For tabs that are separate pages, use TabLinks. */
export function Tabs<V extends string>(props: {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onValueChange: (value: V) => void;
}) {
  const choose = (chosen: string) => {
    const tab = props.tabs.find(({ value }) => value === chosen);
    if (tab) props.onValueChange(tab.value);
  };
  return (
    <Radix.Root value={props.value} onValueChange={choose} dir={useDirection()}>
      <Radix.List asChild aria-label={props.label}>
        <Unstyled className="tabs">
          {props.tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value}>
              {tab.icon}
              {tab.label}
              <Count of={tab.count} />
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {props.tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <Unstyled>{tab.panel}</Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

// The library sets inline styles on these two elements, and the Content Security Policy blocks them in the server's
// HTML.
function Unstyled({ style: _refused, ...rest }: ComponentProps<"div">) {
  return <div {...rest} />;
}
