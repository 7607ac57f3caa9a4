import { createHash, randomBytes } from 'node:crypto'
import type { Person } from './people.ts'

/** What a code stands for until it is exchanged. */
export type Grant = {
  person: Person
  redirectUri: string
  scopes: readonly string[]
  /** `S256` of the verifier, where the client sent one. */
  challenge: string | undefined
}

const CODE_LIFETIME_MS = 600_000

/** Codes that are good once, and the tokens that they became. */
export function createCodes(tokenPrefix: string) {
  const codes = new Map<string, Grant & { until: number }>()
  const tokens = new Map<string, Grant>()
  return {
    issue(grant: Grant): string {
      const code = randomBytes(15).toString('base64url')
      codes.set(code, { ...grant, until: Date.now() + CODE_LIFETIME_MS })
      return code
    },
    /** The token for a code; undefined where code, address or verifier do not fit. */
    exchange(asked: {
      code: string | null
      redirectUri: string | null
      verifier: string | null
    }): { token: string; grant: Grant } | undefined {
      const grant = codes.get(asked.code ?? '')
      codes.delete(asked.code ?? '')
      if (grant === undefined || grant.until < Date.now()) return undefined
      if (asked.redirectUri !== grant.redirectUri) return undefined
      if (grant.challenge !== undefined && sha256(asked.verifier ?? '') !== grant.challenge) {
        return undefined
      }
      const token = `${tokenPrefix}${randomBytes(24).toString('base64url')}`
      tokens.set(token, grant)
      return { token, grant }
    },
    /** Whose token a request carries. */
    holder(authorization: string | undefined): Grant | undefined {
      return tokens.get(/^(?:Bearer|token) (.+)$/i.exec(authorization ?? '')?.[1] ?? '')
    },
  }
}
export type Codes = ReturnType<typeof createCodes>

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
