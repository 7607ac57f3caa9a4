import { BaseError } from '#protocol'
import { SAFE_MESSAGE_CHARS } from './limits.ts'
import { answer } from './shapes.ts'

type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

export type SafeChannel = {
  /** Has no timeout where a person has to decide. */
  readonly ask: <T>(
    method: string,
    params: unknown,
    schema: Schema<T>,
    limitMs?: number,
  ) => Promise<T>
}

type Waiting = { readonly resolve: (data: unknown) => void; readonly reject: (e: Error) => void }

/** The version of the SDK whose messages these are; Safe checks its first number. */
const SDK_VERSION = '9.1.0'

/**
 * Requests to the Safe around this page in the format of `@safe-global/safe-apps-sdk`, to these
 * origins only. An answer counts only from the parent window, from the origin that answered first, for
 * an id that cannot be guessed, and in the requested shape.
 */
export function createSafeChannel({
  window,
  origins,
  signal,
}: {
  readonly window: Pick<Window, 'parent' | 'addEventListener'>
  readonly origins: readonly string[]
  readonly signal: AbortSignal
}): SafeChannel {
  const waiting = new Map<string, Waiting>()
  let allowed = origins

  window.addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (source !== window.parent || !allowed.includes(origin)) return
      const parsed = answer.safeParse(data)
      const asked = parsed.success ? waiting.get(parsed.data.id) : undefined
      if (!parsed.success || asked === undefined) return
      allowed = [origin]
      if (parsed.data.success) asked.resolve(parsed.data.data)
      else asked.reject(refusal(parsed.data.error))
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const { reject } of waiting.values()) {
      reject(new BaseError('The widget was destroyed', { code: 'DESTROYED' }))
    }
  })

  return {
    async ask(method, params, schema, limitMs) {
      const id = Array.from(crypto.getRandomValues(new Uint32Array(5)), toHex).join('')
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        const data = await new Promise<unknown>((resolve, reject) => {
          const late = () =>
            reject(new BaseError('Safe did not answer in time', { code: 'SAFE_TIMEOUT' }))
          if (limitMs !== undefined) timer = setTimeout(late, limitMs)
          waiting.set(id, { resolve, reject })
          const request = { id, method, params, env: { sdkVersion: SDK_VERSION } }
          for (const origin of allowed) window.parent.postMessage(request, origin)
        })
        const parsed = schema.safeParse(data)
        if (parsed.success) return parsed.data
        throw new BaseError(`Safe gave an answer to ${method} that cannot be read`, {
          code: 'WALLET_INVALID_ANSWER',
        })
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
  }
}

function toHex(word: number): string {
  return word.toString(16).padStart(8, '0')
}

/** Safe sends a message and no code. */
function refusal(error: unknown): BaseError {
  const text = typeof error === 'string' ? error.slice(0, SAFE_MESSAGE_CHARS) : ''
  const isDeclined = /reject|declin|denied|cancel/i.test(text)
  return new BaseError(text || 'Safe refused', { code: isDeclined ? 4001 : -32603 })
}
