import type { Answers } from './answers.ts'
import { randomWord, type Setup } from './makeSetup.ts'

/** The network of compose.yaml that Caddy and the gateway share: who asks from there is Caddy. */
const PROXY_NETWORK = '172.30.91.0/24'

/** The same setup for compose.yaml: behind its proxy, with its store. */
export function behindContainers(
  { deployment, variables }: Setup,
  { origin, wallet }: Pick<Answers, 'origin' | 'wallet'>,
): Setup {
  // There it is a service of its own, with a database server and settings of its own.
  const { embeddedWallet: _, ...section } = deployment.gateway
  const gateway = {
    ...section,
    trustedProxies: [PROXY_NETWORK],
    limits: { storeFrom: 'STORE_URL' },
  }
  return {
    deployment: { ...deployment, gateway },
    variables: variables.filter(({ isOfWallet }) => isOfWallet !== true),
    ofContainers: [
      {
        name: 'WIDGET_HOST',
        from: 'The host of the widget, which leads to this machine',
        value: new URL(origin).host,
      },
      {
        name: 'SECURE_HOST',
        from: 'The host of the embedded wallet, if you run it',
        value: wallet === undefined ? '' : new URL(wallet).host,
      },
      {
        name: 'COMPOSE_PROFILES',
        from: 'wallet: runs the embedded wallet and its database, too',
        value: wallet === undefined ? '' : 'wallet',
      },
      {
        name: 'STORE_PASSWORD',
        from: 'Between the gateway and its store, made here',
        value: randomWord(),
      },
      {
        name: 'DATABASE_PASSWORD',
        from: 'Between the embedded wallet and its database, made here: the database keeps the first one',
        value: randomWord(),
      },
    ],
  }
}
