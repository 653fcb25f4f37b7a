type ButtonVariant = "primary" | "accent" | "outline" | "soft" | "ghost" | "danger" | "quiet-danger";
type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
};

export function buttonLook({ variant = "primary", size = "md", block }: ButtonLook) {
  return { "data-variant": variant, "data-size": size, "data-block": block || undefined };
}
