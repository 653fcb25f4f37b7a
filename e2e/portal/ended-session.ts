import { expect, type Page } from "@playwright/test";

export const sessionEnded = "Your session has ended. Sign in again to continue where you left off.";

/** The returned function restores the session, as signing in again would. */
export async function endSession(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  return () => context.addCookies(cookies);
}

export async function expectSignInTo(page: Page, address: string): Promise<void> {
  await expect(page.getByText(sessionEnded)).toBeInViewport();
  await expect(page.getByRole("link", { name: "Sign in with Google" })).toHaveAttribute(
    "href",
    `/auth/sign-in?${new URLSearchParams({ returnTo: address })}`,
  );
}
