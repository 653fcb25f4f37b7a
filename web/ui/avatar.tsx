import type { ReactNode } from "react";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { classNames } from "#web/lib/class-names.ts";
import { initialOf, monogramOf } from "./initial.ts";

type AvatarProps = {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** A number up to 15. The default depends on the first letter. */
  readonly colour?: number;
  readonly size?: "sm" | "md" | "lg" | "xl";
};

/** Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, src, size = "md", ...given }: AvatarProps) {
  const { letter, colour } = { ...initialOf(name), ...given };
  return (
    <span className="avatar" data-size={size} data-colour={colour} aria-hidden="true">
      <PictureOr src={src} isLazy>
        {letter}
      </PictureOr>
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

export function LogoDisc({ communityId, name, src, size = "md", className }: LogoDiscProps) {
  return (
    <span
      className={classNames("cloth logo-disc", className)}
      data-community={communityId}
      data-size={size}
      aria-hidden="true"
    >
      <PictureOr src={src}>
        <span>{monogramOf(name)}</span>
      </PictureOr>
    </span>
  );
}

type PictureOrProps = {
  readonly src: string | null | undefined;
  readonly isLazy?: boolean;
  readonly children: ReactNode;
};

function PictureOr({ src, ...rest }: PictureOrProps) {
  return src ? <Picture key={src} src={src} {...rest} /> : rest.children;
}

function Picture({ src, isLazy, children }: PictureOrProps & { readonly src: string }) {
  const { isBroken, watch } = useBrokenMedia();
  return isBroken ? children : <img src={src} alt="" loading={isLazy ? "lazy" : undefined} {...watch} />;
}
