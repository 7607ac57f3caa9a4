import { BaseError } from '#protocol'
import type { Explained } from './card.ts'

/** The sentence for the person, the fix for the owner; the chunk of the skeleton knows where they are. */
export async function explainFailure(cause: unknown, frameUrl: URL): Promise<Explained> {
  const error = cause instanceof BaseError ? cause : chunkFailed(cause)
  try {
    const cards = await import('./cards.ts')
    return await cards.explain({ error, BaseError }, frameUrl)
  } catch {
    return { error, draw: undefined } // offline from the start: what failed first is told
  }
}

export function chunkFailed(cause: unknown): BaseError {
  return new BaseError('A part of the widget did not load', { code: 'LOADER_CHUNK_FAILED', cause })
}
