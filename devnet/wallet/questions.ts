import type { Answer, Approval } from './approval.ts'
import { askInPage, askInPopup } from './ask.ts'
import { errors } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import type { Session } from './session.ts'

/** What a method knows of its question; the rest is the same for all. */
export type Question = Partial<Approval> & Pick<Approval, 'title' | 'summary'>
export type Ask = (method: string, question: Question) => Promise<Answer>

/** Methods of which a second one is refused while the first waits for the person. */
const oneAtATime = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

/** Asks the person, one question after the other; a no is an error. */
export function createQuestions(options: {
  session: Session
  hook: Pick<DevnetWalletHook, 'mode' | 'delay'>
  walletOrigin: string
  /** Who asks. */
  origin: string
}): Ask {
  const { session, hook, walletOrigin, origin } = options
  const waiting: string[] = []
  let queue: Promise<unknown> = Promise.resolve()

  async function show(question: Question): Promise<Answer> {
    const approval: Approval = {
      origin,
      network: session.current().chain.name,
      facts: [],
      chosen: session.account(),
      ...question,
    }
    if (hook.mode === 'auto') return { approved: true, account: session.account() }
    return hook.mode === 'inpage' ? askInPage(approval) : askInPopup(approval, walletOrigin)
  }

  return async (method, question) => {
    if (oneAtATime.has(method) && waiting.includes(method)) throw errors.pending(method)
    waiting.push(method)
    // A click lets one window open: nothing may be awaited before the first question is shown.
    const turn = waiting.length === 1 ? show(question) : queue.then(() => show(question))
    queue = turn.catch(() => undefined)
    try {
      const answer = await turn
      if (hook.delay > 0) await new Promise((resolve) => setTimeout(resolve, hook.delay))
      if (!answer.approved) throw errors.rejected()
      return answer
    } finally {
      waiting.splice(waiting.indexOf(method), 1)
    }
  }
}
