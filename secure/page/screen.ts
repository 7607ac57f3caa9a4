import type { Change, SecureAccount } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Decision } from './approvals/approval.ts'
import type { WindowRequest } from './windows/messages.ts'
import type { RequestContext } from './wire/server.ts'

/** Something that a person is asked, or shown. */
export type Question =
  | {
      kind: 'approval'
      /** Reads what must be known before anybody can decide. */
      load: (signal: AbortSignal) => Promise<Decision>
    }
  | { kind: 'newDevice' }
  /** A new account: a window makes its keys, or this frame does. */
  | { kind: 'setUp' }
  /** This browser has signed before: a window can sign in here. */
  | { kind: 'known'; email: string }
  /** Nothing of a login lasts here. */
  | { kind: 'forgetful' }
  | { kind: 'oldWallet'; account: SecureAccount }
  | { kind: 'change'; change: Change }
  | { kind: 'window'; request: WindowRequest }
  | { kind: 'settings'; page: 'recovery' | 'export' | 'devices' | 'delete' }

export type Asked = {
  readonly id: string
  readonly question: Question
  readonly signal: AbortSignal
  settle(result: unknown): void
  refuse(error: unknown): void
}

/** What is drawn: one question at a time, the others wait in a line. */
export type Screen = {
  ask(question: Question, context: RequestContext): Promise<unknown>
  current(): Asked | undefined
  subscribe(listener: () => void): () => void
}

/** @param draw Loads what draws; called before the first question is shown. */
export function createScreen(draw: () => Promise<void>, onHide: (id: string) => void): Screen {
  const line: Asked[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function leave(asked: Asked): void {
    const at = line.indexOf(asked)
    if (at === -1) return
    line.splice(at, 1)
    if (at === 0) onHide(asked.id)
    tell()
  }

  return {
    async ask(question, { id, signal }) {
      await draw()
      return new Promise((resolve, reject) => {
        const asked: Asked = {
          id,
          question,
          signal,
          settle(result) {
            leave(asked)
            resolve(result)
          },
          refuse(error) {
            leave(asked)
            reject(error)
          },
        }
        const abort = () => asked.refuse(new SecureError('REQUEST_ABORTED', 'Request was aborted'))
        if (signal.aborted) return abort()
        signal.addEventListener('abort', abort, { once: true })
        line.push(asked)
        tell()
      })
    },
    current: () => line[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What a person answered who does not want it: EIP-1193's 4001. */
export function declined(): SecureError {
  return new SecureError(4001, 'Declined in your wallet. Nothing was signed.')
}
