/** The top bar of every page has this menu, so any button can open it. */
export const languageMenuId = "language-menu";

export function openLanguageMenu(): void {
  document.getElementById(languageMenuId)?.showPopover();
}
