/** No top navigation, modals, downloads or pointer lock: nothing in the widget wants them. */
const sandbox =
  'allow-scripts ' + // it is an app
  'allow-same-origin ' + // its own storage, passkeys, and an origin that can be pinned
  'allow-forms ' + // e-mail and code forms, autofill
  'allow-popups ' + // explorer links, sign-in windows, wallet apps
  'allow-popups-to-escape-sandbox' // such a window is a site of its own

/** Each is granted to the origin of `src` only, so a frame that was navigated away loses them. */
const features =
  'clipboard-write;' + // copy an address
  'clipboard-read;' + // paste one, once the person allows it
  'camera;' + // scan the code of an address, once the person allows it
  'publickey-credentials-get;' + // passkeys
  'publickey-credentials-create'

/**
 * How many frames this page has made. A count, not a random id: the first frame of the next page has the same address, so
 * the browser finds its document in the cache. One that is made anew, since the last one failed or was lost, has
 * another, and gets the document of today.
 */
let frames = 0

/**
 * The iframe, without a place or a look: all that counts when its document is asked for. Its address gets what
 * the frame has to know of the page.
 *
 * @throws TypeError where `address` is none
 */
export function createFrame(address: string, base: string): HTMLIFrameElement {
  const url = new URL(address || 'embed/', base)
  const frame = document.createElement('iframe')
  frames += 1
  url.searchParams.set('instance', `${frames}`)
  url.searchParams.set('origin', location.origin)
  frame.sandbox.value = sandbox
  frame.allow = features + ('share' in navigator ? ';web-share' : '') // share an address
  frame.referrerPolicy = 'strict-origin'
  frame.src = url.href
  return frame
}
