import type { SecureAccount, SecureConfig } from '#secure/api'
import { type AccountType, SecureError } from '#secure/wire'
import type { Api } from './api.ts'
import type { Possession } from './possession.ts'

/** The login that was begun last, by its secret. */
type LoginSlot = {
  begin(secret: string, email?: string): void
  get(): string
  /** Its code exists: it was mailed, or shown to the person who approved the link. */
  noteMailed(): void
  /** The address that the code is for; undefined before. */
  mailedTo(): string | undefined
}

/** The person's session, the login in progress, and the account's network. */
export type Session = {
  account(): Promise<SecureAccount>
  accept(account: SecureAccount): void
  /** `wanted` if the person signed out or deleted the account. */
  forget(why?: 'wanted'): void
  isConnected(): Promise<boolean>
  login: LoginSlot
  /** Whether this document has not shown that change before; marks it as shown. */
  noteTold(changeId: string): boolean
  change: { begin(secret: string): void; get(): string }
  chainId: { get(): string; set(chainId: string): void }
  /** The kind of account that is wanted; where a network lacks it, the plain one is used (S6.02). */
  accountType: { get(): AccountType; set(type: AccountType): void }
}

export function createSession(
  api: Api,
  config: SecureConfig,
  onChange: (isConnected: boolean, isWanted: boolean) => void,
  possession?: Possession,
): Session {
  const shownChanges = new Set<string>()
  let known: SecureAccount | undefined
  let type: AccountType = 'smartAccount'
  let chain = `eip155:${config.networks[0]?.chainId ?? 1}`

  function forget(why?: 'wanted'): void {
    possession?.forget().catch(console.error)
    if (known === undefined) return
    known = undefined
    onChange(false, why === 'wanted')
  }

  async function load(): Promise<SecureAccount> {
    try {
      known = await api.call('getAccount')
      return known
    } catch (error) {
      if (isOver(error)) forget()
      throw error
    }
  }

  return {
    account: load,
    accept(account) {
      const isNew = known?.id !== account.id
      known = account
      if (isNew) onChange(true, false)
    },
    forget,
    async isConnected() {
      try {
        await load()
        return true
      } catch (error) {
        if (isOver(error)) return false
        throw error
      }
    },
    noteTold(changeId) {
      if (shownChanges.has(changeId)) return false
      shownChanges.add(changeId)
      return true
    },
    login: createLogin('The login is over. Begin again.'),
    change: createSlot('The change of address is over. Begin again.'),
    chainId: {
      get: () => chain,
      set(chainId) {
        if (chainId.startsWith('eip155:')) requireNetwork(config, chainId)
        else if (!chainId.startsWith('solana:')) throw unknown(chainId)
        chain = chainId
      },
    },
    accountType: {
      get: () => type,
      set(wanted) {
        type = wanted
      },
    },
  }
}

export type Network = SecureConfig['networks'][number]

/** The network of a CAIP-2 id; the page talks to no other network. */
export function requireNetwork(config: SecureConfig, chainId: string): Network {
  const network = config.networks.find((one) => `eip155:${one.chainId}` === chainId)
  if (network === undefined) throw unknown(chainId)
  return network
}

function unknown(chainId: string): SecureError {
  return new SecureError('NETWORK_UNKNOWN', `The wallet does not know the network ${chainId}.`)
}

function isOver(error: unknown): boolean {
  return error instanceof SecureError && error.code === 'SESSION_EXPIRED'
}

function createLogin(sentence: string): LoginSlot {
  const slot = createSlot(sentence)
  let to: string | undefined
  let isMailed = false
  return {
    get: slot.get,
    begin(secret, email) {
      slot.begin(secret)
      to = email
      isMailed = false
    },
    noteMailed() {
      isMailed = true
    },
    mailedTo: () => (isMailed ? to : undefined),
  }
}

function createSlot(sentence: string) {
  let current: string | undefined
  return {
    begin(secret: string) {
      current = secret
    },
    get(): string {
      if (current === undefined) throw new SecureError('LOGIN_EXPIRED', sentence)
      return current
    },
  }
}
