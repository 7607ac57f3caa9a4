import * as z from 'zod/mini'

const isBytes = (value: unknown) => value instanceof Uint8Array || value instanceof ArrayBuffer
const isHex = (value: unknown) => typeof value === 'string' && /^([\da-f]{2}){1,200}$/i.test(value)

const address = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value),
)

/** How the wallet says no; anything else is told as a failure of its own. */
const failure = z.object({ code: z.optional(z.number()), message: z.optional(z.string()) })

/** `PopupLoaded`, `PopupUnload`. */
export const announcement = z.object({ event: z.string(), id: z.optional(z.string()) })

const encrypted = z.object({
  iv: z.custom<BufferSource>(isBytes),
  cipherText: z.custom<BufferSource>(isBytes),
})
export type Encrypted = { readonly iv: BufferSource; readonly cipherText: BufferSource }

/** What the window sends back; `sender` is its public key. */
export const response = z.object({
  requestId: z.string(),
  sender: z.custom<string>(isHex),
  content: z.object({ encrypted: z.optional(encrypted), failure: z.optional(failure) }),
})
export type Response = {
  readonly sender: string
  readonly content: {
    readonly encrypted?: Encrypted | undefined
    readonly failure?: { code?: number | undefined; message?: string | undefined } | undefined
  }
}

/** What was encrypted in it. */
export const opened = z.object({
  result: z.object({ value: z.optional(z.unknown()), error: z.optional(failure) }),
  data: z.optional(
    z.object({
      /** Addresses of nodes by chain id. */
      chains: z.optional(z.custom<Record<string, string>>(isRecord)),
      /** As `wallet_getCapabilities` answers. */
      capabilities: z.optional(z.custom<Record<string, unknown>>(isRecord)),
    }),
  ),
})

/** The answer to `wallet_connect`. */
export const connected = z.object({ accounts: z.array(z.object({ address })) })

/** A node's answer. */
export const rpcAnswer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(failure),
})

/** What is kept of a session for the next visit. */
export const session = z.object({
  secret: z.custom<CryptoKey>((value) => value instanceof CryptoKey),
  sender: z.custom<string>(isHex),
  accounts: z.array(address),
  chainId: z.number(),
  chains: z.custom<Record<string, string>>(isRecord),
  capabilities: z.custom<Record<string, unknown>>(isRecord),
})
export type Session = {
  /** Of this page and the wallet; it cannot be read out of the browser. */
  readonly secret: CryptoKey
  /** Our public key, by which the wallet finds the secret. */
  readonly sender: string
  readonly accounts: readonly string[]
  readonly chainId: number
  readonly chains: Readonly<Record<string, string>>
  readonly capabilities: Readonly<Record<string, unknown>>
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
