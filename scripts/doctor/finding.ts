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

/** An address that did not answer with 200. `cure` is for one that answers, or whose server is off. */
export function doesNotLoad(name: string, answer: Answer, cure: string): Finding {
  const { status, text } = answer
  if (status !== 0) return error(`${name} does not load: HTTP ${status}`, cure)
  return error(
    `${name} does not load: ${text}`,
    cures.find(([sign]) => sign.test(text))?.[1] ?? cure,
  )
}

/** What went wrong before a server could answer, by the words of Node and OpenSSL. */
const cures: readonly (readonly [sign: RegExp, cure: string])[] = [
  [
    /altnames|does not match certificate/i,
    'The server has a certificate for other names. Give it one for this name.',
  ],
  [/certificate has expired|not yet valid/i, 'Renew the certificate of this server.'],
  [
    /certificate|issuer/i,
    'Node does not trust the certificate of this server. Where it is of an authority of your own, start doctor with NODE_EXTRA_CA_CERTS=<its file>; else install one that browsers trust, with its intermediate certificates.',
  ],
  [
    /wrong version number|packet length|EPROTO|SSL routines/i,
    'The server speaks no TLS here. Give its address with http://, or switch TLS on.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN/,
    'This name has no address in DNS. Check its spelling, and that this machine reaches a resolver that knows it.',
  ],
]
