import { classNames } from "../lib/class-names.ts";
import { initialOf, monogramOf } from "./initial.ts";

type AvatarProps = {
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly size?: "sm" | "md" | "lg" | "xl";
};

/** A person: their picture, or their first letter on one of 15 colours. Decoration beside the name itself. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  const { letter, colour } = initialOf(name);
  return (
    <span className="avatar" data-size={size} data-colour={colour} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" /> : letter}
    </span>
  );
}

type LogoDiscProps = {
  readonly communityId: number;
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly size?: "sm" | "md" | "lg";
  readonly className?: string;
};

/** A listing's logo in a ring of its community's cloth. */
export function LogoDisc({ communityId, name, src, size = "md", className }: LogoDiscProps) {
  return (
    <span
      className={classNames("cloth logo-disc", className)}
      data-community={communityId}
      data-size={size}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" /> : <span>{monogramOf(name)}</span>}
    </span>
  );
}
