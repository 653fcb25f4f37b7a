import { useEffect, useState } from "react";

/** This is the last section whose start has scrolled past the upper third of the window. */
export function useCurrentSection(sections: readonly { readonly id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(" ");
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const elements = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const passed = elements.filter((element) => element.getBoundingClientRect().top <= line);
      setCurrent((isAtEnd ? elements : passed).at(-1)?.id ?? elements[0]?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: "0px 0px -66% 0px" });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
