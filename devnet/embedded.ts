import type { Part } from './parts.ts'
import type { World } from './world.ts'

/**
 * Starts what only the embedded wallet needs: mail, providers, bundlers and its own service. Each is
 * loaded when it is asked for, so that a devnet without them starts as fast as before.
 */
export async function startMail(world: World, has: (part: Part) => boolean): Promise<void> {
  const { startMailSink } = await import('./mail/sink.ts')
  const sink = await startMailSink({ mails: world.mails, settings: world.mail })
  world.ends(sink.close)
  world.urls.smtp = sink.url
  if (has('web')) world.urls.mail = `${world.urls.page}/mail`
  world.ready.add('mail')
}

/** The social logins' providers. */
export async function startProviders(world: World): Promise<void> {
  const { startSocial } = await import('./social/social.ts')
  const { people, social: settings, faults } = world
  const { access, servers } = await startSocial({ people, settings, faults })
  for (const { close } of servers) world.ends(close)
  Object.assign(world.socialAccess, access)
  world.ready.add('social')
}

/** Farcaster's relay, and its registry on the first chain. */
export async function startFarcasterRelay(world: World): Promise<void> {
  const [chain] = world.chains
  if (chain === undefined) throw new Error('Farcaster needs a chain')
  const { startFarcaster } = await import('./farcaster/relay.ts')
  const { ID_REGISTRY_ADDRESS } = await import('./farcaster/idRegistry.ts')
  const { people, farcasterSettings: settings, faults } = world
  const { url } = await world.serve(
    startFarcaster({ client: chain.client, people, settings, faults }),
  )
  const rpcUrl = world.rpcUrls.get(chain.chainId) ?? chain.directUrl
  Object.assign(world.farcaster, { relayUrl: url, rpcUrl, idRegistry: ID_REGISTRY_ADDRESS })
  world.urls.farcaster = url
  world.ready.add('farcaster')
}
