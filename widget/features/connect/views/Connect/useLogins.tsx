import { useEffect, useState } from 'react'
import type { ConnectMethod } from '#protocol'
import { loginOffer, wantedLogins } from '#wallet/embedded/slice.ts'
import { showSocials } from '#wallet/embedded/show.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { ConnectProps } from './Connect.tsx'

type Logins = Pick<ConnectProps, 'email' | 'socials'> & {
  /** The methods available, or whose place is kept until that is known. */
  readonly available: readonly ConnectMethod[]
}

/** Logging in from Connect (S1.01); the code loads when the person intends to. */
export function useLogins(guard: (pick: (id: string) => void) => (id: string) => void): Logins {
  const core = useCore()
  const messages = useMessages()
  const config = useWidgetState((state) => state.config)
  const embeddedWallet = useWidgetState((state) => state.embeddedWallet)
  const offer = loginOffer({ config, embeddedWallet })
  const parts = useParts(offer !== 'no')
  if (offer === 'no') return { available: [] }
  const { email, socials } = wantedLogins({ config, embeddedWallet })
  const available: readonly ConnectMethod[] = [
    ...(email ? ['email' as const] : []),
    ...(socials.length > 0 ? ['social' as const] : []),
  ]
  if (offer === 'asking' || parts === undefined) return { available }
  const { EmailField, Socials, logInWith, shownOf } = parts
  return {
    available,
    email: (
      <EmailField
        {...shownOf(embeddedWallet.login, messages)}
        onIntent={() => {
          // A failure to load is reported when the frame is needed.
          core.secureFrame?.load().catch(() => undefined)
        }}
        onSubmit={guard((address) => {
          import('#wallet/embedded/login/email.ts')
            .then(({ loginWithEmail }) => loginWithEmail(core, address))
            .catch(reportError)
        })}
      />
    ),
    socials: (
      <Socials
        providers={socials}
        onPick={(provider) => guard(() => logInWith(core, provider))(provider)}
        onMore={() => guard(() => showSocials(core))('')}
      />
    ),
  }
}

/** Field and buttons load after the wallets: their place is kept until then. */
function useParts(wanted: boolean) {
  const [parts, setParts] = useState<typeof import('./Logins.tsx')>()
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    import('./Logins.tsx').then((module) => isHere && setParts(module), reportError)
    return () => {
      isHere = false
    }
  }, [wanted])
  return parts
}
