import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { languageOf } from "#messages/translate.ts";
import { useLocale } from "#web/lib/messages.tsx";
import "./long-page.css";
import { useCurrentSection } from "./use-current-section.ts";

export type LongSection = { readonly id: string; readonly title: string; readonly content: ReactNode };

type LongPageProps = {
  readonly title: string;
  readonly updated: string;
  readonly contents: string;
  /** Says that the English text is the binding one. */
  readonly binding: string;
  readonly intro?: string;
  readonly sections: readonly LongSection[];
};

export function LongPage({ title, updated, contents, binding, intro, sections }: LongPageProps) {
  const current = useCurrentSection(sections);
  const isTranslated = languageOf(useLocale()) !== "en";
  const links = (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            <span className="long-page-toc-number">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <main id="content" className="page long-page">
      <nav aria-label={contents}>
        <div className="long-page-toc long-page-toc-wide">
          <p>{contents}</p>
          {links}
        </div>
        <details className="long-page-toc long-page-toc-phone card">
          <summary>
            {contents}
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <div>{links}</div>
        </details>
      </nav>
      <article>
        <header>
          <h1>{title}</h1>
          <p className="num text-muted">{updated}</p>
          {isTranslated ? <p>{binding}</p> : null}
        </header>
        <div className="long-page-prose">
          {intro ? <p>{intro}</p> : null}
          {sections.map(({ id, title, content }, index) => (
            <section key={id} id={id}>
              <h2>
                {index + 1}. {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </article>
    </main>
  );
}
