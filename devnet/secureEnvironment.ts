import type { Environment } from './secure.ts'
import type { World } from './world.ts'

/** More than tests of one worker ever begin, who are all at one address. */
const LOGINS_PER_IP = 10_000

/** How the embedded wallet's service is told of everything around it. */
export function secureEnvironment(world: World): Environment {
  const { urls, socialAccess, farcaster, bundlerUrls, solana } = world
  const networks = world.chainStates().map((chain) => {
    const { chainId, name, nativeCurrency, rpcUrl, explorerUrl, contracts } = chain
    const { spokePool, multicallHandler } = contracts
    const bundlerUrl = bundlerUrls.get(chainId)
    return {
      chainId,
      name,
      rpcUrl,
      explorerUrl,
      isTest: true,
      currency: { symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
      spokePool,
      multicallHandler,
      ...(bundlerUrl === undefined ? {} : { smartAccounts: { bundlerUrl, isEip7702: true } }),
    }
  })
  const known: Record<string, string | undefined> = {
    SECURE_ORIGIN: urls.secure,
    WIDGET_ORIGINS: urls.widget,
    ALLOWED_ORIGINS: world.allowedOrigins().join(),
    SMTP_URL: urls.smtp,
    MAIL_FROM: 'Causeway <wallet@causeway.test>',
    NETWORKS: JSON.stringify(networks),
    SOLANA_NODES: solana && JSON.stringify({ [solana.caipChainId]: [solana.url] }),
    FARCASTER: farcaster.relayUrl === '' ? undefined : JSON.stringify(farcaster),
    TRUSTED_PROXIES: '127.0.0.1',
    LOGINS_PER_IP: String(LOGINS_PER_IP),
    LOG_LEVEL: 'info',
  }
  const socials = Object.entries(socialAccess).map(
    ([name, access]) => [`SOCIAL_${name.toUpperCase()}`, JSON.stringify(access)] as const,
  )
  const told = Object.entries(known).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return Object.fromEntries([...told, ...socials])
}
