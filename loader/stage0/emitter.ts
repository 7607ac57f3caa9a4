type Listener<P> = (payload: P) => void

export type Emitter<E> = {
  readonly on: <K extends keyof E>(name: K, listener: Listener<E[K]>) => () => void
  readonly off: <K extends keyof E>(name: K, listener: Listener<E[K]>) => void
  readonly emit: <K extends keyof E>(name: K, payload: E[K]) => void
}

/**
 * Listeners by name. One that throws is reported and stops no other; for the names in `replayed`
 * a late listener gets the last value, so that it misses nothing from before it subscribed. The signal's end is
 * the end of all calls.
 */
export function createEmitter<E>(
  replayed: readonly (keyof E)[] = [],
  signal?: AbortSignal,
): Emitter<E> {
  const listeners = new Map<keyof E, Set<Listener<never>>>()
  const last = new Map<keyof E, unknown>()

  const call = (listener: Listener<never>, payload: unknown) => {
    try {
      if (!signal?.aborted) listener(payload as never) // listeners and payloads are kept under the same name
    } catch (error) {
      reportError(error)
    }
  }
  const off = <K extends keyof E>(name: K, listener: Listener<E[K]>) => {
    listeners.get(name)?.delete(listener)
  }

  return {
    on(name, listener) {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      if (last.has(name)) {
        queueMicrotask(() => all.has(listener) && call(listener, last.get(name)))
      }
      return () => off(name, listener)
    },
    off,
    emit(name, payload) {
      if (replayed.includes(name)) last.set(name, payload)
      for (const listener of [...(listeners.get(name) ?? [])]) call(listener, payload)
    },
  }
}

type Listen<E, T> = <K extends keyof E>(name: K, listener: Listener<E[K]>) => T

/** The methods that a page sees; each returns the object it belongs to, as Node's emitters do. */
export function chained<E, T>({ on, off }: Emitter<E>, self: () => T) {
  const listen =
    (change: Listen<E, unknown>): Listen<E, T> =>
    (name, listener) => {
      change(name, listener)
      return self()
    }
  return {
    on: listen(on),
    once: listen((name, listener) => {
      const stop = on(name, (payload) => {
        stop()
        listener(payload)
      })
    }),
    off: listen(off),
  }
}
