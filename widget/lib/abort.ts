/** Gives up waiting for `promise` as soon as `signal` is aborted. */
export function abortable<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  if (signal === undefined) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Resolves after `ms`, or rejects with the signal's reason. */
export function wait(ms: number, signal?: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const sleep = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return abortable(sleep, signal).finally(() => clearTimeout(timer))
}

/**
 * Aborted as soon as one of these is, with its reason. `AbortSignal.any` came with Chrome 116,
 * Firefox 124 and Safari 17.4; before that, listeners stay until one of the signals ends.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([...signals])
  const first = new AbortController()
  for (const signal of signals) {
    const stop = () => first.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, first)
  }
  return first.signal
}
