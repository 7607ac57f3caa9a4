import { BaseError } from '#protocol'
import type { LoaderContext } from '../stage0/loaderContext.ts'

/**
 * The frame that stage 0 has asked for, if nothing has become of it yet, else a new one.
 *
 * @throws BaseError `SAME_ORIGIN_FRAME` where it could take its sandbox off, and the page read its storage
 */
export function takeFrame(
  { element, newFrame }: Pick<LoaderContext, 'element' | 'newFrame'>,
  title: string,
): HTMLIFrameElement {
  const frame = element.querySelector('iframe') ?? newFrame()
  const code = 'SAME_ORIGIN_FRAME'
  if (frame.src.startsWith(`${location.origin}/`)) throw new BaseError(code, { code })
  frame.onload = null // stage 0 drops it no more
  frame.hidden = false
  frame.title = title
  frame.dataset.causewayFrame = ''
  // Transparent only while the scheme equals that of the frame's root, which declares none. Not
  // `normal`: that follows the page's `<meta name="color-scheme">`, and the frame turns opaque.
  frame.style.cssText =
    'width:100%;height:100%;border:0;background:none;color-scheme:light;display:block'
  return frame
}
