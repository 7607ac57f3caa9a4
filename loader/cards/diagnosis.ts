import { BaseError } from '#protocol'
import type { CardAppearance, CardTools, Explained } from './card.ts'
import { failures } from '#locales/loader/failures.ts'

type Place = { readonly frameOrigin: string; readonly pageOrigin: string }
type Sentence = { readonly text: string; readonly fix: string }

const sentences: Record<string, (place: Place) => Sentence> = {
  CSP_FRAME_SRC: ({ frameOrigin }) => ({
    text: 'This site does not allow the widget to load.',
    fix: `Add ${frameOrigin} to frame-src in the site's Content-Security-Policy.`,
  }),
  FRAME_REFUSED: ({ frameOrigin, pageOrigin }) => ({
    text: 'The widget could not be shown on this site.',
    fix: `${frameOrigin} answered, but not with the widget. Most often its deployment does not list this site: ${toAllow(pageOrigin)} Else check that the widget is deployed there and, on a page with Cross-Origin-Embedder-Policy, that it sends its own COEP and CORP headers.`,
  }),
  FRAME_UNREACHABLE: ({ frameOrigin }) => ({
    text: 'The widget could not be reached. Check your connection.',
    fix: `${frameOrigin} gave no answer: the connection is broken, or the server is down. The loader tries again by itself.`,
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
    fix: `The widget's deployment does not list this site: ${toAllow(pageOrigin)}`,
  }),
  NESTED_HOST: () => ({
    text: 'This site is shown inside another one, where the widget is not allowed.',
    fix: "Open the page in a tab of its own, or add its parent to allowedParents of the widget's deployment.",
  }),
  SAME_ORIGIN_FRAME: ({ frameOrigin }) => ({
    text: 'The widget needs another origin than the page.',
    fix: `frameUrl is on the page's own origin, ${frameOrigin}. Serve the widget from another one.`,
  }),
  TARGET_NOT_FOUND: () => ({
    text: 'The widget has no place on this page.',
    fix: 'target matches no element, or, with disableAppend, Widget.element is not in the document. Add it before open().',
  }),
  LOADER_CHUNK_FAILED: () => ({
    text: 'A part of the widget did not load. Try again.',
    fix: 'A script beside loader.js could not be fetched. Check script-src, CORS and that all files are deployed together.',
  }),
}

/** For the deployment, and for one that `npm start` has made. */
function toAllow(pageOrigin: string): string {
  return `add "${pageOrigin}" to allowedOrigins of its deployment.json, or start it with \`npm start -- --allow ${pageOrigin}\`.`
}

/** What went wrong, for the page, and how the site's owner mends it; the console tells it, too. */
export function explain(failed: BaseError, place: Place, tools: CardTools): Explained {
  const error = describeFailure(failed, place)
  // For who looks for the reason without listening to `error`.
  console.warn(`Causeway: ${error.code}. ${error.details}`)
  return {
    error,
    draw: (appearance, actions) =>
      tools.drawError(appearance, error, wordsOf(appearance, error.code, tools), actions),
  }
}

/** The same without the console: the documentation lists every code. */
export function describeFailure(failed: BaseError, place: Place): BaseError {
  const { code, message, details } = failed
  const { text, fix } = sentences[code]?.(place) ?? {
    text: 'The widget could not be shown.',
    fix: `See the code ${code} in the documentation.`,
  }
  // One that was noticed by the loader itself carries its code and no sentence.
  return new BaseError(message === code ? text : message, {
    code,
    details: details ?? fix,
    cause: failed,
  })
}

/** What the person reads; the page hears the sentences above. */
function wordsOf({ language }: CardAppearance, code: BaseError['code'], { pickLocale }: CardTools) {
  const { other, failures: byCode } = failures[pickLocale(failures, language)]
  const { title, body } = isKnown(byCode, code) ? byCode[code] : { title: other, body: '' }
  return { title, body }
}

function isKnown<Known extends object>(table: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(table, key)
}
