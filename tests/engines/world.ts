import { afterAll, beforeAll } from 'vitest'
import { type PhoneWallet, startPhoneWallet } from '#devnet/relay/testing/phoneWallet.ts'
import { type Devnet, startDevnet } from '#devnet/start.ts'

/** How long a walk may take on a busy machine. */
export const WALK_MS = 400_000

/** Two sites, over TLS where that is asked for, and a wallet on another device. */
export type World = { readonly devnet: Devnet; readonly phone: PhoneWallet }

/** Starts and stops with the tests around. */
export function startWorld(): () => World {
  let devnet: Devnet
  let phone: PhoneWallet
  beforeAll(async () => {
    devnet = await startDevnet({
      port: 0,
      allow: 'shop',
      also: ['mail', 'secure'],
      relayer: { delayMs: 500 },
      // With it `Secure` cookies count. CI walks without: WebKitGTK beside two other engines is too slow for it.
      hasTls: process.env.ENGINES_TLS !== undefined,
    })
    await devnet.later
    const { relay = '', verify = '' } = devnet.urls
    phone = await startPhoneWallet({
      relay: { url: relay, httpUrl: verify },
      chains: devnet.chains,
    })
  }, WALK_MS)
  afterAll(async () => {
    await phone?.stop()
    await devnet?.stop()
  })
  return () => ({ devnet, phone })
}
