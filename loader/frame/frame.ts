import { BaseError } from '#protocol'

/** Where the frame lives: `frameUrl`, else `embed/` beside the loader. */
export function resolveFrameUrl(frameUrl: string | undefined, base: string): URL {
  const url = new URL(frameUrl ?? 'embed/', frameUrl === undefined ? base : location.href)
  if (url.origin !== location.origin) return url
  // On the page's own origin the frame could take its sandbox off, and the page read its storage.
  throw new BaseError('The widget needs another origin than the page', {
    code: 'SAME_ORIGIN_FRAME',
    details: `frameUrl: ${url.href}`,
  })
}

/** The iframe, without a place yet; `url` gets what the frame has to know of the page. */
export function createFrame(url: URL, instance: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  url.searchParams.set('instance', instance)
  url.searchParams.set('origin', location.origin)
  frame.title = title
  frame.dataset.causewayFrame = ''
  frame.setAttribute('sandbox', sandbox.join(' '))
  frame.allow = features.map((feature) => `${feature} ${url.origin}`).join('; ')
  frame.referrerPolicy = 'strict-origin'
  // Transparent only while the scheme equals that of the frame's root, which declares none. Not
  // `normal`: that follows the page's `<meta name="color-scheme">`, and the frame turns opaque.
  frame.style.cssText =
    'display: block; width: 100%; height: 100%; border: 0; background: transparent; color-scheme: light'
  frame.src = url.href
  return frame
}

const sandbox = [
  'allow-scripts', // it is an app
  'allow-same-origin', // its own storage, passkeys, and an origin that can be pinned
  'allow-forms', // e-mail and code forms, autofill
  'allow-popups', // explorer links, sign-in windows, wallet apps
  'allow-popups-to-escape-sandbox', // such a window is a site of its own
] // no top navigation, modals, downloads or pointer lock: nothing in the widget wants them

/** Each is granted to the widget's origin only, so a frame that was navigated away loses them. */
const features = [
  'clipboard-write', // copy an address
  'clipboard-read', // paste one, once the person allows it
  'camera', // scan the code of an address, once the person allows it
  'publickey-credentials-get', // passkeys
  'publickey-credentials-create',
  ...('share' in navigator ? ['web-share'] : []), // share an address
  ...('brave' in navigator ? ['ethereum', 'solana'] : []), // Brave's names for its own wallet
]
