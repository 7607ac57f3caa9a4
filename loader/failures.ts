import { BaseError } from '#protocol'
import type { Look } from './card.ts'

type Actions = { readonly onRetry: () => void; readonly onClose: () => void }

/** A failure as the page hears it, and the card that tells the person. */
export type Explained = {
  readonly error: BaseError
  /** Undefined when the card's own chunk cannot be loaded either. */
  readonly draw: ((look: Look, actions: Actions) => HTMLElement) | undefined
}

/** The sentence for the person, the fix for the owner, both from chunks that rarely load. */
export async function explainFailure(cause: unknown, frameOrigin: string): Promise<Explained> {
  const failed = cause instanceof BaseError ? cause : chunkFailed(cause)
  const told = (details: string | undefined) =>
    new BaseError(failed.message, { code: failed.code, details, cause })
  try {
    const [{ explain }, { drawError }] = await Promise.all([
      import('./diagnosis.ts'),
      import('./cards.ts'),
    ])
    const { text, fix } = explain(failed.code, { frameOrigin, pageOrigin: location.origin })
    const error = told(failed.details ?? fix)
    return { error, draw: (look, actions) => drawError(look, error, text, actions) }
  } catch {
    return { error: told(failed.details), draw: undefined } // offline: what failed first is told
  }
}

function chunkFailed(cause: unknown): BaseError {
  return new BaseError('A part of the widget did not load', { code: 'LOADER_CHUNK_FAILED', cause })
}
