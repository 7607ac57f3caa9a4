import type { BaseError } from '#protocol'
import { box, drawCard, drawHeader, type Look } from './card.ts'

type Place = { readonly frameOrigin: string; readonly pageOrigin: string }
type Sentence = { readonly text: string; readonly fix: string }

const sentences: Record<string, (place: Place) => Sentence> = {
  CSP_FRAME_SRC: ({ frameOrigin }) => ({
    text: 'This site does not allow the widget to load.',
    fix: `Add ${frameOrigin} to frame-src in the site's Content-Security-Policy.`,
  }),
  FRAME_REFUSED: ({ frameOrigin, pageOrigin }) => ({
    text: 'The widget could not be shown on this site.',
    fix: `${frameOrigin} answered, but not with the widget. Check that it is deployed there, that its frame-ancestors and allowedOrigins contain ${pageOrigin}, and, on a page with Cross-Origin-Embedder-Policy, that it sends its own COEP and CORP headers.`,
  }),
  FRAME_TIMEOUT: ({ frameOrigin }) => ({
    text: 'The widget takes too long to load. Check your connection and try again.',
    fix: `${frameOrigin} did not answer within 20 seconds. Check that it can be reached from here.`,
  }),
  FRAME_LOST: () => ({
    text: 'The widget stopped answering, so it was hidden. Nothing is sent without your wallet.',
    fix: 'The document in the frame went away. If it happens often, check what navigates the frame.',
  }),
  FLOOD: () => ({
    text: 'The widget sent too much at once, so it was stopped.',
    fix: 'More messages came than the protocol allows. Check what runs in the frame.',
  }),
  PROTOCOL_MISMATCH: () => ({
    text: 'This site uses a version of the widget that is no longer supported.',
    fix: 'The loader and the frame share no protocol version: update the script of the page.',
  }),
  ORIGIN_NOT_ALLOWED: ({ pageOrigin }) => ({
    text: 'This site may not show the widget.',
    fix: `Add ${pageOrigin} to allowedOrigins of the widget's deployment.`,
  }),
  NESTED_HOST: () => ({
    text: 'This site is shown inside another one, where the widget is not allowed.',
    fix: "Open the page in a tab of its own, or add its parent to allowedParents of the widget's deployment.",
  }),
  LOADER_CHUNK_FAILED: () => ({
    text: 'A part of the widget did not load. Try again.',
    fix: 'A script beside loader.js could not be fetched. Check script-src, CORS and that all files are deployed together.',
  }),
}

/** What went wrong, for the person, and how the site's owner mends it. */
export function explain(code: string | number, place: Place): Sentence {
  return (
    sentences[code]?.(place) ?? {
      text: 'The widget could not be shown.',
      fix: `See the code ${code} in the documentation.`,
    }
  )
}

/** The card in place of a frame that is not there, with the way forward. */
export function drawError(
  look: Look,
  error: BaseError,
  text: string,
  actions: { readonly onRetry: () => void; readonly onClose: () => void },
): HTMLElement {
  const { dark } = look
  const title = document.createElement('h2')
  title.textContent = 'Not available'
  Object.assign(title.style, { margin: '0', font: 'inherit', fontSize: '16px', fontWeight: '600' })
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Try again'
  Object.assign(retry.style, {
    width: '100%',
    minHeight: '48px',
    border: '0',
    borderRadius: '12px',
    background: dark ? '#6fc0d3' : '#0d5c70',
    color: dark ? '#06222a' : '#fff',
    font: 'inherit',
    fontSize: '16px',
    fontWeight: '600',
    cursor: 'pointer',
  })
  retry.addEventListener('click', actions.onRetry)
  const code = box({ color: dark ? '#8f999e' : '#5f6b6f', fontSize: '12px' }, String(error.code))
  const mark = box(
    {
      display: 'grid',
      placeItems: 'center',
      width: '56px',
      height: '56px',
      borderRadius: '10px',
      background: dark ? '#352b19' : '#faedd4',
      color: dark ? '#e3b264' : '#85500a',
      font: '600 24px/1 system-ui, sans-serif',
    },
    '!',
  )
  const message = box({ maxWidth: '36ch', textWrap: 'balance' }, text)
  const body = box(
    {
      display: 'grid',
      gap: '16px',
      justifyItems: 'center',
      textAlign: 'center',
      padding: '12px 16px 20px',
    },
    mark,
    message,
    code,
    retry,
  )
  const card = drawCard(look, actions.onClose, drawHeader(look, actions.onClose, title), body)
  card.role = 'alert'
  return card
}
