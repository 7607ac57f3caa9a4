import { isUrl } from './isUrl.ts'

/**
 * Schemes that run or read what they name, or belong to the browser, the system or its calls, mail,
 * shops and settings. Of the loader's own build: the frame cannot change it.
 */
const refusedSchemes = new RegExp(
  `^(${[
    'javascript|vbscript|data|blob|file(system)?|about|view-source|res(ource)?|jar|mk|intent|content',
    'https?|wss?|s?ftp|ssh|telnet|smb|ldaps?|git|svn',
    'mailto|tel|callto|sms|mms|sip|facetime.*|skype|geo|maps|market|itms.*|x-apple.*',
    'shortcuts|(app-)?prefs|android-app|ms-.*|microsoft-.*|search-ms',
    '(chrome|moz|safari|edge|brave|opera|vscode|web\\+).*',
  ].join('|')})$`,
)

/** A pairing in a wallet's app, which is all that one is ever opened with: `pebble://wc?uri=wc%3A…` */
const pairing = /^[a-z][-+.a-z0-9]{0,62}:\/\/([^\s?#\\]*\/)?wc\?uri=wc%3A[\w%.~!*'()-]+$/i
/** The same without an app: the system asks which one. */
const barePairing = /^wc:[^\s<>"'\\]+$/i

/**
 * Opens a link from the page: https, or a pairing. Each of the directory's wallets has a scheme of
 * its own, so it is the form that counts, and anything else is refused (S5.11).
 */
export function openUrl(url: string): { opened: boolean } {
  const scheme = /^([a-z][-+.\w]*):/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (scheme === 'https' && isUrl(url)) {
    // With `noopener` the answer is always null: whether a popup was blocked cannot be seen.
    open(url, '_blank', 'noopener,noreferrer')
    return { opened: true }
  }
  const isPairing = pairing.test(url) && !refusedSchemes.test(scheme)
  if (!isPairing && !barePairing.test(url)) return { opened: false }
  return { opened: open(url, '_blank') !== null }
}
