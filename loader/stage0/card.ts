/** Below it a card is a sheet at the bottom of the page (cards/card.ts). */
const SHEET_BELOW_PX = 481

/**
 * The look of an empty card, as wide and high as the skeleton that stage 1 draws in its place; a modal dialog
 * stands in the middle. CSS passes over a `false`.
 */
export function cardStyle(themeMode: string): string {
  const sheet = innerWidth < SHEET_BELOW_PX && 'min-width:100%;margin-bottom:0'
  const scheme = themeMode === 'auto' ? 'light dark' : themeMode || 'dark'
  return `height:328px;padding:0;border:0;width:360px;border-radius:24px;color-scheme:${scheme};${sheet}`
}
