import { BaseError } from '#protocol'
import { isOrigin, isOriginAmong } from '#lib/origins.ts'
import type { Deployment } from './deployment.ts'

export type Embedding = {
  /** The page's claim, which the handshake pins. */
  readonly origin: string
  readonly instance: string
}

export type Surroundings = {
  readonly search: string
  readonly ownOrigin: string
  readonly isTop: boolean
  /** Nearest first; undefined where the browser does not tell. */
  readonly ancestorOrigins: readonly string[] | undefined
}

/**
 * Decides, before anything is read from storage, whether this document may run where it stands:
 * the claimed origin must be what the browser says, and on the deployment's list (`allowedOrigins`);
 * a page that is itself in a frame needs its parent on `allowedParents`.
 */
export function checkEmbedding(deployment: Deployment, around: Surroundings): Embedding {
  const params = new URLSearchParams(around.search)
  const origin = params.get('origin') ?? ''
  const instance = params.get('instance') ?? ''
  if (around.isTop || !isOrigin(origin) || !/^[-\w]{1,64}$/.test(instance)) {
    throw refuse('NOT_EMBEDDED', 'This widget is opened from a website')
  }
  const [parent, ...ancestors] = around.ancestorOrigins ?? [origin]
  if (parent !== origin || origin === around.ownOrigin) {
    throw refuse('ORIGIN_NOT_ALLOWED', 'The page gave another origin than its own')
  }
  if (!isOriginAmong(deployment.allowedOrigins, origin)) {
    throw refuse('ORIGIN_NOT_ALLOWED', 'This website is not allowed to show the widget')
  }
  if (ancestors.some((ancestor) => !isOriginAmong(deployment.allowedParents, ancestor))) {
    throw refuse('NESTED_HOST', 'This website is shown inside another one')
  }
  return { origin, instance }
}

/** The page that the URL claims, for telling it why it was refused; undefined when there is none to tell. */
export function claimedPage(around: Surroundings): Embedding | undefined {
  const params = new URLSearchParams(around.search)
  const origin = params.get('origin') ?? ''
  const instance = params.get('instance') ?? ''
  return isOrigin(origin) && !around.isTop ? { origin, instance } : undefined
}

function refuse(code: string, message: string): BaseError {
  return new BaseError(message, { code })
}
