import { type AccountTypes, restrictedTimezones, type SocialLogin, socialLogins } from '#protocol'
import type { EmbeddedUser } from '#clients/secureFrame/port.ts'
import type { State } from '#kernel/store.ts'

/** The error, with how long to wait where waiting helps (S5.01). */
export type LoginError = {
  readonly code: string | number
  readonly message: string
  readonly seconds?: number | undefined
}

/** A login in progress (S1.01); each view draws its own step. */
export type Login =
  | {
      readonly step: 'none'
      /** The address typed for a login that was left, so that the person does not retype it. */
      readonly email?: string | undefined
    }
  | {
      readonly step: 'email' | 'device' | 'otp'
      readonly email: string
      readonly status: 'asking' | 'busy' | 'failed'
      /** The page that approved this browser shows the code; a mail brings one only on request. */
      readonly isShown?: true | undefined
      readonly error?: LoginError | undefined
    }
  | {
      readonly step: 'social'
      readonly provider: SocialLogin
      /**
       * `blocked`: the browser opened no window. `closed`: the window is gone or no longer accessible.
       * `declined`: the person declined there.
       */
      readonly status:
        | 'opening'
        | 'blocked'
        | 'waiting'
        | 'retrieving'
        | 'closed'
        | 'declined'
        | 'failed'
      /** The target of the link that is shown while it is `blocked`, once it is known. */
      readonly url?: string | undefined
      readonly error?: LoginError | undefined
    }
  | {
      readonly step: 'farcaster'
      /** When it was begun, in ms: the person who approves it must be able to check that. */
      readonly requestedAt: number
      readonly status: 'loading' | 'waiting' | 'retrieving' | 'failed'
      readonly url?: string | undefined
      readonly error?: LoginError | undefined
    }

/** A change of the address in progress: the old address confirms first, then the new one. */
export type EmailChange = {
  readonly newEmail: string
  readonly status: 'asking' | 'busy' | 'failed' | 'done'
  readonly error?: LoginError | undefined
}

/** What the secure frame shows to the person right now. */
export type Approval = {
  readonly id: string
  /** `request`: of the page or the widget. `setup`: a new wallet. `settings`: a page of its own. */
  readonly about: 'transaction' | 'signature' | 'setup' | 'settings'
  readonly height: number
}

export type EmbeddedWalletSlice = {
  /** Whether the project lets this page log people in (S5.07). */
  readonly allowed: 'unknown' | 'asking' | 'yes' | 'no'
  /** The secure frame (S4.10). */
  readonly frame: 'idle' | 'loading' | 'ready' | 'failed'
  /** Where the frame may keep a share of the key; undefined until it reported that. */
  readonly storage: 'kept' | 'blocked' | undefined
  readonly user: EmbeddedUser | undefined
  /** Whether the person lets this site know e-mail address and user name. */
  readonly profile: 'kept' | 'shared'
  readonly login: Login
  readonly change: EmailChange | undefined
  /** When a mail was last requested. */
  readonly mailedAt: number | undefined
  readonly approval: Approval | undefined
  /** What the person chose, over what the site has set (S6.02). */
  readonly preferredAccountTypes: AccountTypes
  /** EIP-155 ids with smart accounts. */
  readonly smartAccountNetworks: readonly number[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly embeddedWallet: EmbeddedWalletSlice
  }
}

export const embeddedWallet: EmbeddedWalletSlice = {
  allowed: 'unknown',
  frame: 'idle',
  storage: undefined,
  user: undefined,
  profile: 'kept',
  login: { step: 'none' },
  change: undefined,
  mailedAt: undefined,
  approval: undefined,
  preferredAccountTypes: {},
  smartAccountNetworks: [],
}

/** True when the site asks who the person is. */
export function wantsProfile({ options }: State['config']): boolean {
  return options.features?.profile === true
}

type Offering = Pick<State, 'config' | 'embeddedWallet'>

/**
 * Whether the person can get a wallet here by logging in: the deployment has a secure origin, the site
 * does not hide the login in this place (S6.03), and its project allows the page (S5.07).
 */
export function loginOffer({
  config,
  embeddedWallet: { allowed },
}: Offering): 'yes' | 'asking' | 'no' {
  const { embedded, timezone, options } = config
  if (embedded !== true || options.mode === 'bridge' || allowed === 'no') return 'no'
  if (isRestricted(timezone, options.restrictedTimezones)) return 'no'
  return config.project === true && allowed !== 'yes' ? 'asking' : 'yes'
}

/** Ways to log in that the site offers, where there is an embedded wallet at all. */
export function wantedLogins({ config }: Offering): {
  readonly email: boolean
  readonly socials: readonly SocialLogin[]
} {
  const { email = true, socials = allSocials } = config.options.features ?? {}
  return { email, socials: socials === false ? [] : [...new Set(socials)] }
}

/** True when there is a way to log in, or may be in a moment. */
export function offersLogin(state: Offering): boolean {
  const { email, socials } = wantedLogins(state)
  return loginOffer(state) !== 'no' && (email || socials.length > 0)
}

const allSocials: readonly SocialLogin[] = socialLogins

function isRestricted(
  timezone: (() => string) | undefined,
  option: boolean | readonly string[] | undefined,
): boolean {
  if (timezone === undefined || option === undefined || option === false) return false
  const zone = timezone().toUpperCase()
  const zones = option === true ? restrictedTimezones : option
  return zones.some((other) => other.toUpperCase() === zone)
}
