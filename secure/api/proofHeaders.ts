/**
 * How a request shows its session where the browser takes no cookie, as RFC 9449 (DPoP) says:
 * `Authorization: DPoP <token>`, and `DPoP: <proof>` signed by the browser's key for that one request.
 * A login that comes with a proof is answered with the token, and no cookie.
 */
export const proofHeaders = {
  proof: 'dpop',
  authorization: 'authorization',
  /** Of an answer: what the next proof has to name. */
  nonce: 'dpop-nonce',
  /** Of an answer to a proof that is over: another one may be sent. */
  challenge: 'www-authenticate',
  /** Of an answer to a login: the token of its session. */
  session: 'x-causeway-session',
} as const

export const NONCE_CHALLENGE = 'DPoP error="use_dpop_nonce"'
