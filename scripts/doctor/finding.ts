/** What one look found, and how to mend it. */
export type Finding = {
  readonly level: 'ok' | 'warning' | 'error'
  readonly what: string
  readonly cure?: string
}

/** One HTTP answer; `status` 0 means that there was none, and `text` says why. */
export type Answer = {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Whether another address was asked for, which led to this one. */
  readonly redirected?: boolean
}

export const ok = (what: string): Finding => ({ level: 'ok', what })
export const warning = (what: string, cure: string): Finding => ({ level: 'warning', what, cure })
export const error = (what: string, cure: string): Finding => ({ level: 'error', what, cure })

/** One finding for a question with a yes and a no. */
export function decide(isGood: boolean, good: string, bad: Finding): Finding {
  return isGood ? ok(good) : bad
}
