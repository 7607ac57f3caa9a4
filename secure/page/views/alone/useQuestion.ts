import { useEffect, useRef, useState } from 'react'
import { SecureError, type SecureErrorCode } from '#secure/wire'
import { type Task, useTask } from '../useTask.ts'

/** What a page that was opened by a link knows about its subject. */
export type Question<About> =
  | { at: 'loading' }
  /** The request failed, which does not mean that it is over. */
  | { at: 'failed'; error: unknown; isAsking: boolean; askAgain: () => void }
  | { at: 'over' }
  | { at: 'asked'; about: About; task: Task }

type State<About> =
  | { at: 'loading' | 'over' }
  | { at: 'failed'; error: unknown; isAsking: boolean }
  | { at: 'asked'; about: About }

/**
 * Asks the service once what a link is about, and again when the person wishes. Only the service knows
 * that a link is over: a failure of the network or the service says nothing about it.
 *
 * @param open Reads the address once; nothing where it holds no whole link.
 */
export function useQuestion<About>(
  open: () => (() => Promise<About>) | undefined,
): Question<About> {
  const [read] = useState(() => open())
  const [state, setState] = useState<State<About>>({ at: 'loading' })
  const task = useTask()
  const isGone = useRef(false)

  function ask(): void {
    if (read === undefined) return setState({ at: 'over' })
    read().then(
      (about) => !isGone.current && setState({ at: 'asked', about }),
      (error: unknown) => {
        if (isGone.current) return
        setState(isOver(error) ? { at: 'over' } : { at: 'failed', error, isAsking: false })
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is opened for one thing
  useEffect(() => {
    isGone.current = false
    ask()
    return () => {
      isGone.current = true
    }
  }, [])

  if (state.at === 'failed') {
    const askAgain = () => {
      setState({ ...state, isAsking: true })
      ask()
    }
    return { ...state, askAgain }
  }
  if (state.at !== 'asked') return state
  // It was answered elsewhere before this answer arrived.
  return isOver(task.error) ? { at: 'over' } : { ...state, task }
}

/** How the service says that what a link stood for is answered, used, refused or too old. */
const overCodes: ReadonlySet<SecureError['code']> = new Set<SecureErrorCode>([
  'LOGIN_EXPIRED',
  'OTP_EXPIRED',
  'DEVICE_REFUSED',
  'PROVIDER_FAILED',
])

function isOver(error: unknown): boolean {
  return error instanceof SecureError && overCodes.has(error.code)
}
