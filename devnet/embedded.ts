import type { IncomingMessage, ServerResponse } from 'node:http'
import { ID_REGISTRY_ADDRESS } from './farcaster/idRegistry.ts'
import type { Listening } from './http/listen.ts'
import type { Part } from './parts.ts'
import type { Environment } from './secure.ts'
import { secureEnvironment } from './secureEnvironment.ts'
import type { Fronts } from './tls/front.ts'
import type { World } from './world.ts'

/**
 * Starts what few need: Solana, and mail, providers, bundlers and service of the embedded wallet. Each is
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
  const { people, farcasterSettings: settings, faults } = world
  const { url } = await world.serve(
    startFarcaster({ client: chain.client, people, settings, faults }),
  )
  const rpcUrl = world.rpcUrls.get(chain.chainId) ?? chain.directUrl
  Object.assign(world.farcaster, { relayUrl: url, rpcUrl, idRegistry: ID_REGISTRY_ADDRESS })
  world.urls.farcaster = url
  world.ready.add('farcaster')
}

/** A node of Solana. */
export async function startSolanaNode(world: World): Promise<void> {
  const { startSolana } = await import('./solana/server.ts')
  world.solana = keep(world, 'solana', await startSolana({ faults: world.faults }))
}

/** What tells balances of chains without a JSON-RPC for it. */
export async function startRest(world: World): Promise<void> {
  const { startRestChains } = await import('./restChains.ts')
  world.restChains = keep(world, 'restChains', await startRestChains({ faults: world.faults }))
}

/** A part that is a server of its own lives as long as its world. */
function keep<Server extends Listening>(
  world: World,
  part: 'solana' | 'restChains',
  server: Server,
): Server {
  world.ends(server.close)
  world.urls[part] = server.url
  world.ready.add(part)
  return server
}

/** A bundler for each chain, and the service in front of them. */
export async function startBundlers(world: World): Promise<void> {
  const { startBundler } = await import('./bundler/bundler.ts')
  const { chains, faults } = world
  const { url } = await world.serve(startBundler({ chains, faults }))
  for (const { chainId } of chains) {
    const query = `projectId=devnet&chainId=eip155:${chainId}&bundler=pimlico`
    world.bundlerUrls.set(chainId, `${url}/?${query}`)
  }
  world.urls.bundler = url
  world.ready.add('bundler')
}

/** The embedded wallet's service, with all of the above around it. */
export async function startSecureService(
  world: World,
  { own = {}, fronts }: { own?: Environment | undefined; fronts?: Fronts | undefined } = {},
): Promise<void> {
  const { startSecure } = await import('./secure.ts')
  const plain = secureEnvironment(world)
  await fronts?.cover(Object.values(plain).join(' '))
  const environment = { ...(fronts === undefined ? plain : fronts.told(plain)), ...own }
  world.secure = await startSecure({ environment, faults: world.faults })
  world.ends(world.secure.stop)
  world.ready.add('secure')
}

/** The secure site's answer: the service's, once it has started. */
export async function forwardToSecure(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (world.secure !== undefined) return world.secure.forward(request, response)
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
  response.end('The service is starting')
}
