import { BaseError } from '#protocol'
import type { Explained } from './card.ts'

/** The sentence for the person, the fix for the owner, both from chunks that rarely load. */
export async function explainFailure(cause: unknown, frameOrigin: string): Promise<Explained> {
  const error = cause instanceof BaseError ? cause : chunkFailed(cause)
  try {
    const { explain } = await import('./diagnosis.ts')
    return explain(error, { frameOrigin, pageOrigin: location.origin })
  } catch {
    return { error, draw: undefined } // offline: what failed first is told
  }
}

export function chunkFailed(cause: unknown): BaseError {
  return new BaseError('A part of the widget did not load', { code: 'LOADER_CHUNK_FAILED', cause })
}
