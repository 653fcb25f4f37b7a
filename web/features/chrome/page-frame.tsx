import type { ReactNode } from "react";
import { ConsentBanner } from "#web/features/consent/index.ts";
import { Selvedge } from "#web/ui/cloth.tsx";
import { DemoRibbon } from "./demo-ribbon.tsx";
import { Footer } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

/** `children` must contain `<main id="content">`, because the skip link leads there. */
export function PageFrame({ topBarEnd, children }: { topBarEnd?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoRibbon />
      <Selvedge size="thin" />
      <TopBar end={topBarEnd} />
      {children}
      <Selvedge />
      <Footer />
      <ConsentBanner />
    </>
  );
}
