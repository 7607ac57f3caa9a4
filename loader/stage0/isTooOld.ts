/**
 * Whether this browser is older than those of docs/browsers.md. The first came with Firefox 115 and
 * Chrome 110, which lacks some colors of 111 and is let in; the second with Safari 16.4.
 */
export function isTooOld(): boolean {
  return ![].with || !document.adoptedStyleSheets
}
