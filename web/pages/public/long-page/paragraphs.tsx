import type { ReactNode } from "react";

export function Paragraphs({ texts }: { texts: readonly ReactNode[] }) {
  return texts.map((text, index) => <p key={typeof text === "string" ? text : index}>{text}</p>);
}

export function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
