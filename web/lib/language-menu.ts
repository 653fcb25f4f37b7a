/** The frame of every page has the menu. */
export const languageMenuId = "language-menu";

export function openLanguageMenu(): void {
  document.getElementById(languageMenuId)?.showPopover();
}
